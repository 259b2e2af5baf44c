import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, Dialog, DialogBody, linkStyles, Select } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Note } from './PlaySession.styles';
import { messages } from './playSession.messages';
import { offeredReminders, type ReminderMinutes } from './realityCheck';
import { SessionFacts, type SessionFactsProps } from './SessionFacts';

interface SessionDialogProps extends SessionFactsProps {
  readonly reminder: ReminderMinutes;
  readonly onReminderChange: (minutes: ReminderMinutes) => void;
  readonly onClose: () => void;
}

/** Shows playing time and net result, and sets the interval of reminders. */
export function SessionDialog({ reminder, onReminderChange, onClose, ...facts }: SessionDialogProps) {
  const options = offeredReminders().map((minutes) => ({ value: minutes, label: messages.reminders[minutes] }));
  return (
    <Dialog
      title={messages.title}
      size="sm"
      onClose={onClose}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <DialogBody>
        <SessionFacts {...facts} />
        {hasExtension('limits') && (
          <Note>
            <LimitsLink to="/settings#limits">{messages.limits}</LimitsLink>
          </Note>
        )}
        <Select label={messages.remind} options={options} value={reminder} onChange={onReminderChange} />
      </DialogBody>
    </Dialog>
  );
}

const LimitsLink = styled(Link)`
  ${linkStyles}
`;
