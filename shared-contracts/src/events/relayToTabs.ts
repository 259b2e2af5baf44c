import { type InferOutput, literal, object, parse, safeParse, string, variant } from 'valibot';
import { emit, on } from './bus';
import { type EventPayload, eventSchemas } from './eventSchemas';

const channelName = 'tessera.events';

/** Everything that is sent between tabs; other fields are dropped. */
const messageSchema = variant('name', [
  object({
    playerId: string(),
    name: literal('balance-changed'),
    payload: object(eventSchemas['balance-changed'].entries),
  }),
  object({ playerId: string(), name: literal('notices-changed'), payload: object({}) }),
]);
type Message = InferOutput<typeof messageSchema>;

/** What {@link relayToTabs} needs of the session. */
export interface TabRelayOptions {
  readonly readPlayerId: () => string | undefined;
  readonly subscribePlayer: (onChange: () => void) => () => void;
}

/**
 * Relays `balance-changed` and `notices-changed` to and from the other tabs of the same player. A host starts it once per
 * page. There is a channel only while a player is signed in and the page is not frozen: an open one keeps pages out of the
 * back-forward cache of some browsers. A restored page has missed events, so it gets one of each.
 *
 * @returns the undo
 */
export function relayToTabs({ readPlayerId, subscribePlayer }: TabRelayOptions): () => void {
  let channel: BroadcastChannel | undefined;
  let isFrozen = false;
  let isOfOtherTab = false;

  const notifyPage = ({ name, payload }: Pick<Message, 'name' | 'payload'>) => {
    isOfOtherTab = true;
    if (name === 'notices-changed') emit('notices-changed', payload);
    else emit('balance-changed', payload as EventPayload<'balance-changed'>);
    isOfOtherTab = false;
  };
  const receive = ({ data }: MessageEvent) => {
    const message = safeParse(messageSchema, data);
    if (message.success && message.output.playerId === readPlayerId()) notifyPage(message.output);
  };
  const send = (name: Message['name'], payload: object) => {
    if (channel === undefined || isOfOtherTab) return;
    channel.postMessage(parse(messageSchema, { playerId: readPlayerId(), name, payload }));
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const follow = () => {
    if (isFrozen || readPlayerId() === undefined) return close();
    if (channel !== undefined || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', receive);
  };
  const handleHide = () => {
    isFrozen = true;
    close();
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    isFrozen = false;
    follow();
    if (!persisted || readPlayerId() === undefined) return;
    notifyPage({ name: 'balance-changed', payload: { reason: 'page-restored' } });
    notifyPage({ name: 'notices-changed', payload: {} });
  };

  follow();
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  const undos = [
    subscribePlayer(follow),
    on('balance-changed', (payload) => send('balance-changed', payload)),
    on('notices-changed', (payload) => send('notices-changed', payload)),
  ];
  return () => {
    for (const undo of undos) undo();
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
    close();
  };
}
