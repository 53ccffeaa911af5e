import type { InvitedOut, KnownPerson, Privacy } from "../wire/generated";
import { post, request } from "../wire/server-api";

export const getFollowing = (): Promise<KnownPerson[]> => request("api/me/following");
export const follow = (name: string): Promise<unknown> => post("api/me/following", { name });
export const unfollow = (name: string): Promise<unknown> => request(`api/me/following/${encodeURIComponent(name)}`, { method: "DELETE" });
export const getPrivacy = (): Promise<Privacy> => request("api/me/privacy");
export const setPrivacy = (wanted: Privacy): Promise<Privacy> => post("api/me/privacy", wanted);
export const answerInvitation = (handle: string, yes: boolean): Promise<unknown> => post(`api/me/invitations/${handle}`, { yes });
export const getInvited = (table: string): Promise<InvitedOut[]> => request(`api/tables/${table}/invitations`);
export const invite = (table: string, people: string[]): Promise<InvitedOut[]> => post(`api/tables/${table}/invitations`, { people });
