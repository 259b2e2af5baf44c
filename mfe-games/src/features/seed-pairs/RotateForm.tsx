import { isAnswerLost, isProblem } from '@tessera/shared-contracts/api';
import { clientSeedPattern } from '@tessera/shared-contracts/extensions';
import { Button, Notice, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Form } from './SeedPairs.styles';
import { useRotateSeedsMutation } from './seedPairs.api';
import { messages } from './seedPairs.messages';

interface RotateFormProps {
  readonly userId: string;
  /** The pair in use. */
  readonly clientSeed: string;
}

/** Replaces the pair in use. A rotation whose response was lost is retried with the same key, so no seed is lost. */
export function RotateForm({ userId, clientSeed }: RotateFormProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [rotate, { isLoading, isSuccess, error }] = useRotateSeedsMutation();
  const unanswered = useRef<{ readonly key: string; readonly clientSeed: string }>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const value = typed ?? clientSeed;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (!clientSeedPattern.test(value)) {
      setFault(messages.newClientSeedHint);
      return field.current?.focus();
    }
    unanswered.current ??= { key: crypto.randomUUID(), clientSeed: value };
    const sent = unanswered.current;
    const answer = await rotate({ userId, ...sent });
    if (answer.error === undefined || !isAnswerLost(answer.error)) unanswered.current = undefined;
    // What was typed since is for the next press.
    if (answer.error === undefined) setTyped((current) => (current === sent.clientSeed ? undefined : current));
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={messages.newClientSeed}
        hint={messages.newClientSeedHint}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={value}
        {...(fault !== undefined && { error: fault })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value.trim());
          setFault(undefined);
        }}
      />
      <Button type="submit" isBusy={isLoading} busyLabel={messages.rotating}>
        {messages.rotate}
      </Button>
      <div role="status">
        {isSuccess && <Notice tone="info">{messages.rotated}</Notice>}
        {error !== undefined && isProblem(error) && <Notice tone="loss">{error.message}</Notice>}
      </div>
    </Form>
  );
}
