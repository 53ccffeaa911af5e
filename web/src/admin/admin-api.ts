import type { ActDone, AdminInvitations, AdminLog, AdminOverview, AdminPeople, AdminReports, AdminTables, AnyAct } from "../wire/generated";
import { post, request } from "../wire/server-api";

const view = <T>(name: string, query: Record<string, string> = {}): Promise<T> => {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return request(`api/admin/${name}${given.size > 0 ? `?${given}` : ""}`);
};

export const getOverview = (): Promise<AdminOverview> => view("overview");
export const findPeople = (text: string): Promise<AdminPeople> => view("people", { text });
export const findTables = (text: string, status: string): Promise<AdminTables> => view("tables", { text, status });
export const getReports = (): Promise<AdminReports> => view("reports");
export const getInvitations = (): Promise<AdminInvitations> => view("invitations");
export const getLog = (before: number): Promise<AdminLog> => view("log", { before: before ? String(before) : "" });
export const carryOut = (act: AnyAct): Promise<ActDone> => post("api/admin/act", act);
