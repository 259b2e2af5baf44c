import { createClient } from './client';

/** What `PUT /__sandbox/state` takes. */
export interface GivenState {
  readonly data?: string;
  readonly clock?: string;
  readonly seed?: string;
}

/** A tab of a sandbox, as its client. */
export type TabClient = Awaited<ReturnType<typeof openTab>>;

/** Opens a tab at a sandbox. */
export async function openTab(url: string) {
  const { status, data } = await createClient(url).send('POST', '/__sandbox/tabs');
  if (status !== 201) throw new Error(`No tab was opened: ${status}`);
  const client = createClient(String(data.origin));
  return {
    ...client,
    port: Number(new URL(client.url).port),
    setState: (state: GivenState = {}) => client.send('PUT', '/__sandbox/state', { body: state }),
    /** Opens a session of a seeded player. */
    async signIn(player = 'player') {
      const answer = await client.send('POST', '/__sandbox/sessions', { body: { player } });
      const { token, user } = answer.data as { token: string; user: { id: string; username: string; email: string } };
      return { token, user, params: { userId: user.id } };
    },
  };
}
