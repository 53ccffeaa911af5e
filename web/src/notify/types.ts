// The same words as `tatami.server.notify.api_types`.

export type Kind = "push" | "mail" | "hook";
export const NEWS = ["turn", "live", "begun", "over"] as const;
export type News = (typeof NEWS)[number];

export interface ChannelOut {
  id: string;
  kind: Kind;
  address: string;
  name: string;
  wanted: News[];
  on: boolean;
  confirmed: boolean;
  failing: boolean;
  key: string;
}
export interface Notifications {
  push: string;
  mail: boolean;
  hook: boolean;
  language: string;
  zone: string;
  quiet: [number, number] | null;
  channels: ChannelOut[];
}
export interface Stopped {
  kind: Kind;
  all: boolean;
  on: boolean;
}
export type Tested = "arrived" | "later" | "never" | "gone";
