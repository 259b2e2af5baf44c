import { Button, Dialog, DialogBody, Select } from '@tessera/shared-contracts/ui';
import { type Amounts, formatNet } from './netResult';
import { Facts, Note } from './PlaySession.styles';
import { messages } from './playSession.messages';
import { type ReminderMinutes, reminderMinutes } from './realityCheck';

const options = reminderMinutes.map((minutes) => ({ value: minutes, label: messages.reminders[minutes] }));

interface SessionDialogProps {
  readonly seconds: number;
  /** Whether it opened automatically. */
  readonly isDue: boolean;
  readonly isReal: boolean;
  readonly net: Amounts | undefined;
  readonly reminder: ReminderMinutes;
  readonly onReminderChange: (minutes: ReminderMinutes) => void;
  readonly onClose: () => void;
}

/** Shows playing time and net result, and sets the interval of reminders. */
export function SessionDialog(props: SessionDialogProps) {
  const { seconds, isDue, isReal, net, reminder, onReminderChange, onClose } = props;
  return (
    <Dialog
      title={messages.title}
      size="sm"
      role={isDue ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.keepPlaying}
        </Button>
      }
    >
      <DialogBody>
        {isDue && <Note>{messages.due(Math.floor(seconds / 60))}</Note>}
        <Facts>
          <dt>{messages.time}</dt>
          <dd>{messages.clock(seconds)}</dd>
          <dt>{messages.net}</dt>
          <dd>{isReal ? wordsOf(net) : messages.netFun}</dd>
        </Facts>
        {isReal && <Note>{messages.netLine}</Note>}
        <Select label={messages.remind} options={options} value={reminder} onChange={onReminderChange} />
      </DialogBody>
    </Dialog>
  );
}

function wordsOf(net: Amounts | undefined): string {
  if (net === undefined) return messages.netUnknown;
  return net.size === 0 ? messages.netNone : formatNet(net);
}
