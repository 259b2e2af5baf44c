import { type CallBody, type GameSession, initDemoGame, initGame, request } from '@tessera/shared-contracts/api';
import { readPickedCurrency, type SessionUser } from '@tessera/shared-contracts/session';
import { remote } from '../../remote';

/** Sent to every game (spec §9 Game init defaults). */
const defaults = { currency: 'USD', language: 'en' } as const;

/**
 * A phone has a touch screen and is narrow, or low in landscape; all other devices are reported as desktops (spec §9
 * Game init defaults).
 */
const phone = '(pointer: coarse) and (max-width: 767.98px), (pointer: coarse) and (max-height: 499.98px)';
const device = () => (window.matchMedia?.(phone).matches ? 'mobile' : 'desktop');

const returnUrl = () => `${window.location.origin}/game-return`;

const realBody = ({ id, username, email }: SessionUser): CallBody<typeof initGame> => ({
  player_id: id,
  player_name: username,
  currency: readPickedCurrency() ?? defaults.currency,
  device: device(),
  language: defaults.language,
  email,
  return_url: returnUrl(),
});

const funBody = (): CallBody<typeof initDemoGame> => ({
  device: device(),
  language: defaults.language,
  return_url: returnUrl(),
});

/** Opens a session of a game. Both are sent once and never retried automatically, because real play moves money. */
export const playerApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    openRealSession: build.mutation<GameSession, { readonly uuid: string; readonly player: SessionUser }>({
      query: ({ uuid, player }) => request(initGame, { params: { uuid }, body: realBody(player) }),
    }),
    openFunSession: build.mutation<GameSession, { readonly uuid: string }>({
      query: ({ uuid }) => request(initDemoGame, { params: { uuid }, body: funBody() }),
    }),
  }),
});
