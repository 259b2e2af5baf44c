import { useSession } from '@tessera/shared-contracts/session';
import { SampleDataBadge, SignedOutState, Tile, useDocumentTitle } from '@tessera/shared-contracts/ui';
import { PageHead, TitleRow } from '../../shared';
import { betSource } from '../bet-source';
import { BetList } from './BetList';
import { messages } from './bets.messages';

export function BetsPage() {
  const session = useSession();
  useDocumentTitle(messages.title);
  return (
    <>
      <PageHead>
        <TitleRow>
          <h1>{messages.title}</h1>
          {session !== undefined && betSource().isSample && <SampleDataBadge />}
        </TitleRow>
      </PageHead>
      {session === undefined ? (
        <Tile>
          <SignedOutState title={messages.signedOutTitle} line={messages.signedOutLine} />
        </Tile>
      ) : (
        <BetList userId={session.user.id} />
      )}
    </>
  );
}
