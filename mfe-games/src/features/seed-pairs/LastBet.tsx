import { hasExtension } from '@tessera/shared-contracts/extensions';
import { linkStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useBetQuery } from '../bet-detail/betDetail.api';
import { verifyPath } from '../bet-detail/verifyPath';
import { useNewestBetQuery } from './seedPairs.api';
import { messages } from './seedPairs.messages';

const VerifyLink = styled(Link)`
  ${linkStyles}
`;

/** A link that verifies the player's newest bet, or what it waits for. Nothing without a bet, or while it is unknown. */
export function LastBet({ userId }: { readonly userId: string }) {
  const { currentData: newest } = useNewestBetQuery(userId, {
    skip: !hasExtension('bets'),
    refetchOnMountOrArgChange: true,
  });
  const { currentData: bet } = useBetQuery(newest?.id ?? '', { skip: newest == null });
  if (!bet?.seeds) return null;
  const { game, seeds } = bet;
  return (
    <p>
      {seeds.serverSeed ? (
        <VerifyLink to={verifyPath(seeds)}>{messages.verifyLast(game)}</VerifyLink>
      ) : (
        <span>{messages.lastHidden(game)}</span>
      )}
    </p>
  );
}
