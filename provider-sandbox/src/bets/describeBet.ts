import { catalogue } from '../games/catalogue';
import type { Round } from '../games/engine/rounds';
import { verificationOf } from '../games/engine/verification';
import { wordsOf } from '../games/wordsOf';
import type { PlacedBet } from './readBets';

/**
 * A player's name as shown to others: its ends, without revealing its length. Older names may contain combining or
 * invisible characters, which are left out.
 */
export function maskName(username: string): string {
  const letters = username.match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? [];
  return `${letters[0] ?? ''}•••${letters.length > 3 ? letters.at(-1) : ''}`;
}

const nameOf = (slug: string): string => catalogue.find((game) => game.slug === slug)?.name ?? slug;

/** The public part of a bet. @param viewerId the caller; players see their own name in full */
export const describeBet = ({ round, userId, username, isHidden }: PlacedBet, viewerId?: string) => ({
  id: round.id,
  game: nameOf(round.game),
  player: userId === viewerId ? username : isHidden ? null : maskName(username),
  currency: round.currency,
  amount: round.stake,
  multiplier: round.multiplier,
  payout: round.payout,
  createdAt: round.playedAt.toISOString(),
});

/** A bet with its outcome. Seeds are visible to its player, and to everyone once they are revealed. */
export function describeBetInFull(placed: PlacedBet, viewerId: string) {
  const { round, userId } = placed;
  const isOwn = userId === viewerId;
  return {
    ...describeBet(placed, viewerId),
    isOwn,
    ...describeOutcome(round, isOwn || round.serverSeed !== null),
  };
}

function describeOutcome(round: Round, hasSeeds: boolean) {
  const said = wordsOf(round) ?? { bet: '', result: '', drawn: '' };
  const { scheme, serverSeedHash, serverSeed, clientSeed, nonce } = round;
  return {
    bet: said.bet,
    outcome: said.drawn,
    ...(hasSeeds && {
      seeds: { scheme, serverSeedHash, serverSeed, clientSeed, nonce, verification: verificationOf(round, said) },
    }),
  };
}
