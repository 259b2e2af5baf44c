import { readSiteConfig } from '@tessera/shared-contracts/config';
import { emit } from '@tessera/shared-contracts/events';
import { type BreakLength, breakLengths, type ProofKind } from '@tessera/shared-contracts/extensions';
import { siteRules } from '@tessera/shared-contracts/rules';
import { Button, RadioGroup, TextField, TextLink } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { errorOf } from '../../shared';
import { ChangeDialog, ProofField } from '../proofs';
import { type BreakChoice, messages } from './breaks.messages';
import { type BreakFields, useSendBreak } from './useSendBreak';

/** Those of at most three months are breaks; which others are exclusions is for the rules of the site. */
const lengthsOf = (choice: Exclude<BreakChoice, 'close'>): readonly BreakLength[] =>
  choice === 'break' ? breakLengths.slice(0, 5) : siteRules().exclusionLengths;

interface BreakDialogProps {
  readonly userId: string;
  readonly choice: BreakChoice;
  readonly proof: ProofKind;
  readonly onClose: () => void;
}

/** Says what a break, an exclusion or a closed account means, then asks for its length, a word and a proof. */
export function BreakDialog({ userId, choice, proof: kind, onClose }: BreakDialogProps) {
  const [fields, setFields] = useState<BreakFields>({ length: undefined, word: '', proof: '' });
  const form = useSendBreak(userId, choice, kind);
  const { gamblingHelp } = readSiteConfig();
  const { title, word, submit } = messages.choices[choice];
  const change = (next: Partial<BreakFields>) => {
    setFields({ ...fields, ...next });
    form.clear();
  };
  return (
    <ChangeDialog
      title={title}
      form={form}
      isDangerous
      submitLabel={submit}
      busyLabel={messages.sending}
      onSubmit={() => form.submit(fields)}
      onClose={onClose}
      lead={
        <>
          <Effects>
            {(choice === 'close' ? messages.closeEffects : messages.effects).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Effects>
          <p>
            <span>{messages.help}</span> <TextLink href={gamblingHelp.href}>{gamblingHelp.name}</TextLink>
          </p>
          {choice === 'close' && (
            <Button
              onClick={() => {
                onClose();
                emit('dialog-requested', { dialog: 'wallet', view: 'withdraw' });
              }}
            >
              {messages.withdraw}
            </Button>
          )}
        </>
      }
    >
      {choice !== 'close' && (
        <RadioGroup
          label={messages.length}
          options={lengthsOf(choice).map((value) => ({ value, label: messages.lengths[value] }))}
          value={fields.length}
          onChange={(length) => change({ length })}
          {...errorOf(form.fieldError, 'length')}
        />
      )}
      <TextField
        label={messages.word(word)}
        value={fields.word}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => change({ word: event.target.value })}
        {...errorOf(form.fieldError, 'word')}
      />
      <ProofField
        kind={kind}
        form={{
          fieldError: form.fieldError?.field === 'proof' ? { ...form.fieldError, field: 'proof' } : undefined,
          clear: form.clear,
        }}
        value={fields.proof}
        onChange={(proof) => change({ proof })}
      />
    </ChangeDialog>
  );
}

const Effects = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-left: 20px;
  list-style: disc;
`;
