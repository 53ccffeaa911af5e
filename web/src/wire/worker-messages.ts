/** What a page and its Python worker say to each other. */

export interface WorkerRequest {
  kind: "request";
  id: number;
  method: string;
  address: string;
  body: string;
  person: string;
}

export type ToWorker =
  | { kind: "start"; folder: string }
  | WorkerRequest
  | { kind: "connect"; id: number; table: string; person: string; after: string }
  | { kind: "send"; id: number; data: string }
  | { kind: "disconnect"; id: number }
  | { kind: "run"; id: number; code: string };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready"; keeps: boolean }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; body: string; file: string }
  | { kind: "output"; id: number; data: string }
  | { kind: "message"; id: number; data: string }
  | { kind: "opened"; id: number }
  | { kind: "closed"; id: number; code: number };
