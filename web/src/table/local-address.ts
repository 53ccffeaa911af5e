/** Whether a host name leads to the browser's own machine, so that others cannot follow a link to it. */
export function isOnThisMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}
