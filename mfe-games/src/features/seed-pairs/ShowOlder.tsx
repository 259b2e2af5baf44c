import { isProblem } from '@tessera/shared-contracts/api';
import { Button, Notice } from '@tessera/shared-contracts/ui';
import { messages } from './seedPairs.messages';

interface ShowOlderProps {
  readonly isBusy: boolean;
  /** Error of the last attempt, as typed by RTK Query. */
  readonly error: unknown;
  readonly onShow: () => void;
}

/** Loads the next page of a list, and shows a failure. */
export const ShowOlder = ({ isBusy, error, onShow }: ShowOlderProps) => (
  <>
    <Button isBusy={isBusy} onClick={onShow}>
      {messages.more}
    </Button>
    <div role="status">{isProblem(error) && <Notice tone="loss">{error.message}</Notice>}</div>
  </>
);
