import { isProblem } from '@tessera/shared-contracts/api';
import type { BetDetail, SeedPair } from '@tessera/shared-contracts/extensions';
import { Badge, ErrorState, linkStyles, UnreadableRows } from '@tessera/shared-contracts/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { verifyPath } from '../bet-detail';
import { Entry, EntryBody, Hash, Loading, RoundLine, Seeds, Summary } from './SeedPairs.styles';
import { ShowOlder } from './ShowOlder';
import { useSeedPairBetsInfiniteQuery } from './seedPairs.api';
import { messages } from './seedPairs.messages';

interface PairEntryProps {
  readonly userId: string;
  readonly pair: SeedPair;
}

/** A seed pair; its rounds are loaded when it is opened. */
export function PairEntry({ userId, pair }: PairEntryProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Entry onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <Summary>
        <Hash>{`${pair.serverSeedHash.slice(0, 12)}…`}</Hash>
        <span>{messages.rounds(pair.rounds)}</span>
        <Badge tone={pair.serverSeed ? 'neutral' : 'info'}>
          {pair.serverSeed ? messages.revealed : messages.inUse}
        </Badge>
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.9} />
      </Summary>
      <EntryBody>
        <Seeds>
          <dt>{messages.serverSeedHash}</dt>
          <dd translate="no">{pair.serverSeedHash}</dd>
          {pair.serverSeed && (
            <>
              <dt>{messages.serverSeed}</dt>
              <dd translate="no">{pair.serverSeed}</dd>
            </>
          )}
          <dt>{messages.clientSeed}</dt>
          <dd translate="no">{pair.clientSeed}</dd>
        </Seeds>
        {wasOpened && <PairRounds userId={userId} pairId={pair.id} />}
      </EntryBody>
    </Entry>
  );
}

function PairRounds(of: { readonly userId: string; readonly pairId: string }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useSeedPairBetsInfiniteQuery(of);
  if (data === undefined) {
    if (error === undefined) return <Loading label={messages.loadingRounds} />;
    const reason = isProblem(error) ? error.message : undefined;
    return (
      <ErrorState
        title={messages.roundsFailed}
        reason={reason}
        onRetry={() => void refetch()}
        isBusy={isFetching}
        headingLevel={3}
      />
    );
  }
  const rounds = data.pages.flatMap(({ readable }) => readable);
  const unreadable = data.pages.reduce((sum, page) => sum + page.unreadable, 0);
  return (
    <>
      <UnreadableRows count={unreadable} noun={messages.round} nouns={messages.roundsNoun} />
      {rounds.length === 0 && unreadable === 0 ? (
        <p>{messages.noRounds}</p>
      ) : (
        <ul>
          {rounds.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </ul>
      )}
      {hasNextPage && <ShowOlder isBusy={isFetching} error={error} onShow={() => void fetchNextPage()} />}
    </>
  );
}

function Round({ round: { game, outcome, seeds } }: { readonly round: BetDetail }) {
  if (!seeds) return null;
  return (
    <RoundLine>
      <span>{messages.nonce(seeds.nonce)}</span>
      <span>{`${game}: ${outcome}`}</span>
      <VerifyLink to={verifyPath(seeds)}>{messages.verify(game, seeds.nonce)}</VerifyLink>
    </RoundLine>
  );
}

const VerifyLink = styled(Link)`
  ${linkStyles}
`;
