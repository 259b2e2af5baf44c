/** Whether a host name or address is loopback. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^(\[::1\]|::1)$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
