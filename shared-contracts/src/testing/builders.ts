import type {
  Coin,
  CurrencyBalance,
  Game,
  GameSession,
  LoginAnswer,
  Profile,
  Transaction,
  TwoFactorSetup,
} from '../api';
import type { SiteConfig } from '../config';
import type { Bet, BetDetail, SeedPair, Win } from '../extensions';
import type { Session, SessionUser } from '../session';
import type { SchemaInput } from './stubProvider';

let sequence = 0;
/** Unique ids that are the same in every run. */
const nextId = (prefix: string): string => {
  sequence += 1;
  return `${prefix}${String(sequence).padStart(8, '0')}`;
};

/** A stored user record. */
export const aSessionUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: '66f0a4c19e2b7d53',
  username: 'marcella',
  email: 'marcella@tessera.example',
  kycStatus: 'none',
  ...changes,
});

/** A signed-in player. */
export const aSession = (changes: { token?: string; user?: Partial<SessionUser> } = {}): Session => ({
  token: changes.token ?? 'token-of-marcella',
  user: aSessionUser(changes.user),
});

/** Answer of login or register. */
export const aLoginAnswer = (changes: Partial<LoginAnswer> = {}): LoginAnswer => ({
  message: 'Welcome back',
  token: 'token-of-marcella',
  user: aSessionUser(),
  ...changes,
});

/** A player's profile. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  _id: '66f0a4c19e2b7d53',
  username: 'marcella',
  email: 'marcella@tessera.example',
  createdAt: '2025-03-14T09:30:00.000Z',
  displayName: 'Marcella',
  kycStatus: 'none',
  emailVerified: false,
  ...changes,
});

/** A coin that the provider accepts. */
export const aCoin = (changes: Partial<Coin> = {}): Coin => ({
  symbol: 'BTC',
  name: 'Bitcoin',
  network: 'Bitcoin',
  ...changes,
});

/** A player's balance of one currency. */
export const aCurrencyBalance = (changes: Partial<CurrencyBalance> = {}): CurrencyBalance => ({
  currency: 'BTC',
  amount: '0.08421839',
  usdValue: '5474.19',
  ...changes,
});

/** A player's balances in the provider's format. */
export const aBalance = (changes: Partial<SchemaInput<'balance'>> = {}): SchemaInput<'balance'> => ({
  totalUsd: '7431.84',
  balances: [aCurrencyBalance(), aCurrencyBalance({ currency: 'ETH', amount: '0.6315', usdValue: '1957.65' })],
  ...changes,
});

/** A transaction with a unique id. */
export const aTransaction = (changes: Partial<Transaction> = {}): Transaction => ({
  _id: nextId('66f0b000'),
  type: 'deposit',
  status: 'finished',
  createdAt: '2025-11-20T18:42:00.000Z',
  amount: '0.025',
  currency: 'btc',
  ...changes,
});

/** A transaction in full: a withdrawal of which nothing has happened yet, but that it was asked for. */
export const aTransactionDetail = (
  changes: Partial<SchemaInput<'transactionDetail'>> = {},
): SchemaInput<'transactionDetail'> => ({
  ...aTransaction({ type: 'withdraw', status: 'waiting' }),
  steps: [{ state: 'asked', at: '2025-11-20T18:42:00.000Z' }],
  ...changes,
});

/** A bet with a unique id: a win of the player {@link aSessionUser}. */
export const aBet = (changes: Partial<Bet> = {}): Bet => ({
  id: nextId('66f0c000'),
  game: 'Dice',
  player: 'marcella',
  currency: 'BTC',
  amount: '0.01',
  multiplier: '1.98',
  payout: '0.0198',
  createdAt: '2025-11-20T18:42:07.000Z',
  ...changes,
});

/** A win with a unique id. */
export const aWin = (changes: Partial<Win> = {}): Win => ({
  id: nextId('66f0e000'),
  game: 'Plinko',
  user: 'o•••a',
  amount: '0.0431',
  currency: 'BTC',
  multiplier: '110',
  at: '2025-11-20T18:42:07.000Z',
  ...changes,
});

/** A bet in full: a player's own, whose server seed is not revealed. */
export const aBetDetail = (changes: Partial<BetDetail> = {}): BetDetail => ({
  ...aBet(),
  isOwn: true,
  bet: 'Over 50.00',
  outcome: '74.21',
  seeds: {
    scheme: 2,
    serverSeedHash: 'a'.repeat(64),
    serverSeed: null,
    clientSeed: 'lucky',
    nonce: 7,
    verification: { game: 'dice', scheme: '2', serverSeedHash: 'a'.repeat(64), clientSeed: 'lucky', nonce: '7' },
  },
  ...changes,
});

/** A seed pair in use, with a unique id. */
export const aSeedPair = (changes: Partial<SeedPair> = {}): SeedPair => ({
  id: nextId('66f0d000'),
  serverSeedHash: 'b'.repeat(64),
  serverSeed: null,
  nextServerSeedHash: 'c'.repeat(64),
  clientSeed: 'lucky',
  rounds: 0,
  createdAt: '2025-11-20T18:00:00.000Z',
  ...changes,
});

/** A game of the provider's list with a unique id. */
export const aGame = (changes: Partial<Game> = {}): Game => ({
  uuid: nextId('game-'),
  name: 'Keno',
  image: null,
  provider: 'Tessera',
  ...changes,
});

/** Answer of a game's init. */
export const aGameSession = (changes: Partial<GameSession> = {}): GameSession => ({
  success: true,
  data: { url: 'https://games.example/keno?session=1' },
  ...changes,
});

/** Answer of the two-factor set-up. */
export const aTwoFactorSetup = (changes: Partial<TwoFactorSetup> = {}): TwoFactorSetup => ({
  qr: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  secret: 'JBSWY3DPEHPK3PXP',
  ...changes,
});

/** Configuration of a page. */
export const aSiteConfig = (changes: Partial<SiteConfig> = {}): SiteConfig => ({
  brand: 'Tessera',
  apiOrigin: 'https://api.tessera.example',
  supportEmail: 'support@tessera.example',
  gamblingHelp: { name: 'BeGambleAware', href: 'https://www.begambleaware.org/' },
  socialLinks: { reddit: '#', instagram: '#', twitter: '#', linkedin: '#' },
  networkKind: 'test',
  onlinePlayers: 2341,
  ...changes,
});
