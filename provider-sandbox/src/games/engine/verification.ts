import type { RoundWords } from './gameRules';

/** The part of a round that verification needs. */
interface VerifiedRound {
  readonly game: string;
  readonly scheme: number;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly terminalHash: string | null;
  readonly bet: unknown;
}

/** The plain values of a bet, which determine or describe the draw. */
const settingsOf = (bet: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bet ?? {}).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
  );

/** Parameters for the site's `/provably-fair` to verify a round; they include the server seed once it is revealed. */
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
  ...(round.terminalHash !== null && { terminalHash: round.terminalHash }),
  ...settingsOf(round.bet),
  result: figure,
});
