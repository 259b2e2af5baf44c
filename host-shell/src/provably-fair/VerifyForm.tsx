import { space } from '@tessera/shared-contracts/theme';
import { Button, Select, TextField, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef } from 'react';
import styled from 'styled-components';
import { gameIds, originalOf } from './originals';
import { messages } from './provablyFair.messages';
import { hasSchemes, maxTextLength, type RoundInput, type RoundInputFault, schemes } from './roundInput';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
`;

type TextFieldName = Exclude<keyof RoundInput, 'game' | 'scheme'>;

const seedFields = ['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce'] as const;
const numericFields: ReadonlySet<TextFieldName> = new Set(['nonce', 'mines', 'rows']);

const gameOptions = gameIds.map((game) => ({ value: game, label: messages.games[game] }));
const schemeOptions = schemes.map((scheme) => ({ value: scheme, label: messages.schemes[scheme] }));

interface VerifyFormProps {
  readonly input: RoundInput;
  readonly faults: readonly RoundInputFault[];
  readonly onChange: (input: RoundInput) => void;
  readonly onSubmit: () => readonly RoundInputFault[];
}

/** The form for a round: its game and settings, its seeds, and the result that the game showed. */
export function VerifyForm({ input, faults, onChange, onSubmit }: VerifyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The prerendered form is disabled, since hydration would discard input.
  const isPrerendered = useIsPrerendered();
  const { setting, isChained } = originalOf(input.game);
  const fields: readonly TextFieldName[] = [
    ...(setting === undefined ? [] : [setting.field]),
    ...seedFields,
    ...(isChained ? (['terminalHash'] as const) : []),
    'result',
  ];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = onSubmit();
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
  };
  const textField = (name: TextFieldName) => {
    const fault = faults.find(({ field }) => field === name)?.fault;
    const hint = setting?.field === name ? messages.range(setting) : messages.hints[name];
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
        maxLength={maxTextLength}
        {...(numericFields.has(name) && { inputMode: 'numeric' as const })}
        value={input[name]}
        onChange={({ currentTarget }) => onChange({ ...input, [name]: currentTarget.value })}
      />
    );
  };
  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate inert={isPrerendered}>
      <Select
        label={messages.game}
        options={gameOptions}
        value={input.game}
        onChange={(game) => onChange({ ...input, game })}
      />
      {hasSchemes(input.game) && (
        <Select
          label={messages.scheme}
          options={schemeOptions}
          value={input.scheme}
          onChange={(scheme) => onChange({ ...input, scheme })}
        />
      )}
      {fields.map(textField)}
      <Button type="submit" variant="primary" size="lg">
        {messages.submit}
      </Button>
    </Form>
  );
}
