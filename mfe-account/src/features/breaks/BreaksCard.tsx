import { showToast } from '@tessera/shared-contracts/events';
import type { Break } from '@tessera/shared-contracts/extensions';
import { siteRules } from '@tessera/shared-contracts/rules';
import { Button, keepFocusNear, Notice } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { Card, problemMessage, useSubmitForm } from '../../shared';
import { Actions, ListRow, LoadedList, Words } from '../sessions';
import { BreakDialog } from './BreakDialog';
import { useBreakQuery, usePlayAgainMutation } from './breaks.api';
import { type BreakChoice, messages } from './breaks.messages';
import { stateText } from './breakText';
import { untilText } from './useRefusal';

const choices = Object.keys(messages.choices) as readonly BreakChoice[];

/** Breaks, self-exclusion and closing the account; during a break, until when, and after one the way back. */
export function BreaksCard({ userId }: { readonly userId: string }) {
  const query = useBreakQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [choice, setChoice] = useState<BreakChoice>();
  const [first] = siteRules().exclusionLengths;
  const shortest = messages.lengths[first];
  return (
    <Card id="breaks" title={messages.title}>
      <LoadedList loading={messages.loading} failed={messages.failed} query={query} height={160}>
        {query.data && <BreakState userId={userId} current={query.data} />}
        {choices.map((name) => (
          <ListRow as="div" key={name}>
            <Words>
              <strong>{messages.choices[name].title}</strong>
              <span>{messages.choices[name].line(shortest)}</span>
            </Words>
            <Actions>
              <Button variant="quiet" onClick={() => setChoice(name)}>
                {messages.choices[name].open}
              </Button>
            </Actions>
          </ListRow>
        ))}
      </LoadedList>
      {choice && query.data && (
        <BreakDialog userId={userId} choice={choice} proof={query.data.proof} onClose={() => setChoice(undefined)} />
      )}
    </Card>
  );
}

function BreakState({ userId, current }: { readonly userId: string; readonly current: Break }) {
  const [playAgain] = usePlayAgainMutation();
  const { status, submit } = useSubmitForm({
    send: () => playAgain({ userId }),
    read: ({ data, error }) => {
      if (data) showToast('success', messages.asked(untilText(data.until)));
      else showToast('error', problemMessage(error, messages.unexpected));
      return 'done';
    },
  });
  const text = stateText(current);
  if (text === undefined) return null;
  return (
    <ListRow as="div">
      <Words>
        <Notice tone="info">{text}</Notice>
      </Words>
      {current.state === 'over' && (
        <Actions>
          <Button
            ref={keepFocusNear}
            isBusy={status !== 'idle'}
            busyLabel={messages.sending}
            onClick={() => submit(undefined)}
          >
            {messages.playAgain}
          </Button>
        </Actions>
      )}
    </ListRow>
  );
}
