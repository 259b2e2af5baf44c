import { UnreadableRows } from '@tessera/shared-contracts/ui';
import { messages } from './catalogue.messages';

/** Says how many games of the provider's list could not be read; for 0, or if it is not known, nothing. */
export const UnreadableGames = ({ count = 0 }: { readonly count?: number | undefined }) => (
  <UnreadableRows count={count} noun={messages.game} nouns={messages.games} />
);
