import { showToast } from '@tessera/shared-contracts/events';
import { longestPhrase } from '@tessera/shared-contracts/extensions';
import { Button, TextField } from '@tessera/shared-contracts/ui';
import { MailCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { FormFrame, useFocusAfterClose, useSubmitForm } from '../../shared';
import { Block, Row, Words } from '../security';
import { usePreferences } from './settings.api';
import { messages } from './settings.messages';

/** The player's words at the top of every mail, by which forged mail is told apart. */
export function PhraseRow({ userId }: { readonly userId: string }) {
  const { isUnknown, phrase, save } = usePreferences(userId);
  const [typed, setTyped] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = typed !== undefined;
  useFocusAfterClose(isOpen, toggle);
  const { status, submit, cancel } = useSubmitForm({
    send: (antiPhishingPhrase: string) => save({ antiPhishingPhrase }),
    read: (isSaved) => {
      if (isSaved) {
        setTyped(undefined);
        showToast('success', messages.savedThere);
      }
      return 'done';
    },
  });
  const handleToggle = () => {
    cancel();
    setTyped(isOpen ? undefined : phrase);
  };
  return (
    <Block>
      <Row>
        <MailCheck aria-hidden />
        <Words>
          <div>{messages.phrase}</div>
          <p>{phrase === '' || isOpen ? messages.phraseLine : <bdi>{messages.phraseIs(phrase)}</bdi>}</p>
        </Words>
        <Button
          ref={toggle}
          variant={isOpen ? 'text' : 'secondary'}
          aria-expanded={isOpen}
          disabled={isUnknown}
          onClick={handleToggle}
        >
          {isOpen ? messages.cancel : messages.phraseChange(phrase !== '')}
        </Button>
      </Row>
      {isOpen && (
        <Form fault={undefined} onSubmit={() => submit(typed.trim())} aria-label={messages.phrase}>
          <TextField
            label={messages.phraseLabel}
            hint={messages.phraseHint}
            autoFocus
            autoComplete="off"
            maxLength={longestPhrase}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" isBusy={status !== 'idle'} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </Form>
      )}
    </Block>
  );
}

const Form = styled(FormFrame)`
  display: grid;
  gap: 14px;
  margin-top: 16px;
`;
