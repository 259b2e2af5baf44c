import type http from 'node:http';

/** What open pages of a development site are told (`platform/compose/livePage.js`). */
export interface LiveMessage {
  /** App that the message is about; absent if the page was composed again. */
  readonly app?: string;
  readonly hash?: string | undefined;
  readonly mistake?: string | undefined;
  /** Name of each app's build in the newest page. */
  readonly composed?: Readonly<Record<string, string | undefined>>;
}

/** Messages of a development server to open pages. */
export function createLiveStream() {
  const open = new Set<http.ServerResponse>();
  /** The newest message of each app and about the composed page, for pages that connect later. */
  const newest = new Map<string, string>();
  return {
    connect(response: http.ServerResponse): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write([': open\n\n', ...newest.values()].join(''));
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell(message: LiveMessage): void {
      const text = `data: ${JSON.stringify(message)}\n\n`;
      newest.set(message.app ?? 'composed', text);
      for (const response of open) response.write(text);
    },
  };
}
