import { isProblem } from '@tessera/shared-contracts/api';
import { useSession } from '@tessera/shared-contracts/session';
import { ErrorState, SignedOutState, Slab, UnreadableRows } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import { LastBet } from './LastBet';
import { PairEntry } from './PairEntry';
import { RotateForm } from './RotateForm';
import { Head, Loading, More } from './SeedPairs.styles';
import { ShowOlder } from './ShowOlder';
import { useSeedPairsInfiniteQuery } from './seedPairs.api';
import { messages } from './seedPairs.messages';

/** The player's seed pairs, newest first, each with its rounds, and a form to replace the pair in use. */
export function SeedPairs() {
  const titleId = useId();
  const userId = useSession()?.user.id;
  return (
    <Slab as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{messages.title}</h2>
        <p>{messages.line}</p>
        {userId !== undefined && <LastBet userId={userId} />}
      </Head>
      {userId === undefined ? (
        <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} headingLevel={3} />
      ) : (
        <PairList userId={userId} />
      )}
    </Slab>
  );
}

function PairList({ userId }: { readonly userId: string }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useSeedPairsInfiniteQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined) {
    return error === undefined ? (
      <Loading label={messages.loading} />
    ) : (
      <ErrorState
        title={messages.failed}
        reason={isProblem(error) ? error.message : undefined}
        onRetry={() => void refetch()}
        isBusy={isFetching}
        headingLevel={3}
      />
    );
  }
  const pairs = data.pages.flatMap(({ readable }) => readable);
  const unreadable = data.pages.reduce((sum, page) => sum + page.unreadable, 0);
  return (
    <>
      <RotateForm userId={userId} inUse={pairs[0]} />
      {unreadable > 0 && (
        <div>
          <UnreadableRows count={unreadable} noun={messages.pair} nouns={messages.pairs} />
        </div>
      )}
      {pairs.map((pair) => (
        <PairEntry key={pair.id} userId={userId} pair={pair} />
      ))}
      {hasNextPage && (
        <More>
          <ShowOlder isBusy={isFetching} error={error} onShow={() => void fetchNextPage()} />
        </More>
      )}
    </>
  );
}
