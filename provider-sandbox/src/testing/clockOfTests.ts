import type { Client } from './client';

/** The clock of a sandbox that the tests of a file move forward; what waits until a moment is measured by it. */
export function clockOfTests(client: Client) {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    async wait(hours: number) {
      const forwardSeconds = Math.round(hours * 3600);
      expect((await client.send('POST', '/__sandbox/clock', { body: { forwardSeconds } })).status).toBe(200);
      aheadMs += forwardSeconds * 1000;
    },
  };
}
