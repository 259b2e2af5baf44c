import { space } from '@tessera/shared-contracts/theme';
import { Button, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef } from 'react';
import styled from 'styled-components';
import { messages } from './provablyFair.messages';
import type { RoundInput, RoundInputFault } from './verifyRound';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
`;

const fields = ['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce'] as const;

interface VerifyFormProps {
  readonly input: RoundInput;
  readonly faults: readonly RoundInputFault[];
  readonly onChange: (input: RoundInput) => void;
  readonly onSubmit: () => readonly RoundInputFault[];
}

/** The four things to know of a round. */
export function VerifyForm({ input, faults, onChange, onSubmit }: VerifyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = onSubmit();
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
  };
  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      {fields.map((name) => {
        const fault = faults.find(({ field }) => field === name)?.fault;
        const hint = messages.hints[name];
        return (
          <TextField
            key={name}
            name={name}
            label={messages.labels[name]}
            {...(hint !== '' && { hint })}
            {...(fault && { error: messages.fault(fault) })}
            isMono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...(name === 'nonce' && { inputMode: 'numeric' as const })}
            value={input[name]}
            onChange={({ currentTarget }) => onChange({ ...input, [name]: currentTarget.value.trim() })}
          />
        );
      })}
      <Button type="submit" variant="primary" size="lg">
        {messages.submit}
      </Button>
    </Form>
  );
}
