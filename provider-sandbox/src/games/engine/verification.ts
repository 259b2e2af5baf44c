import type { RoundWords } from './gameRules';

/** What of a round says how to verify it. */
interface VerifiedRound {
  readonly game: string;
  readonly scheme: number;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly bet: unknown;
}

/** What of a bet decides the draw or names it: its plain values. */
const settingsOf = (bet: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bet as object).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
  );

/** Parameters of the site's `/provably-fair` that verify a round; the server seed is among them once it is revealed. */
export const verificationOf = (
  round: VerifiedRound,
  { drawn, figure = drawn }: RoundWords,
): Record<string, string> => ({
  game: round.game,
  scheme: String(round.scheme),
  ...(round.serverSeed !== null && { serverSeed: round.serverSeed }),
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  nonce: String(round.nonce),
  ...settingsOf(round.bet),
  result: figure,
});
