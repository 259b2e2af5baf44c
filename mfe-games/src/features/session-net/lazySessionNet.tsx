import { lazyPart } from '@tessera/shared-contracts/ui';
import { messages } from '../play-session/playSession.messages';

const SessionNetPlaceholder = () => (
  <>
    <dt>{messages.netSession}</dt>
    <dd>{messages.netUnknown}</dd>
  </>
);

/** Only some rules ask for it. */
export const SessionNet = lazyPart(
  () => import('./SessionNet').then((module) => module.SessionNet),
  SessionNetPlaceholder,
);
