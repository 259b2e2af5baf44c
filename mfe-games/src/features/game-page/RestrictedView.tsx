import { describeStakeRefusal, type StakeRefusal } from '@tessera/shared-contracts/extensions';
import { EmptyState } from '@tessera/shared-contracts/ui';
import { messages } from './gamePage.messages';
import { LobbyLink } from './LobbyLink';
import { Card, CardFoot } from './PlayerPage.styles';
import { RefusalLink } from './RefusalNotice';

/** Real Play during a break: until when, and the way to what a break means. */
export const RestrictedView = ({ refusal }: { readonly refusal: StakeRefusal }) => (
  <Card role="alert">
    <EmptyState
      title={messages.restrictedTitle}
      line={describeStakeRefusal(refusal)}
      action={<RefusalLink refusal={refusal} />}
    />
    <CardFoot>
      <LobbyLink />
    </CardFoot>
  </Card>
);
