import { isAnswerLost, isProblem } from '@tessera/shared-contracts/api';
import { clientSeedPattern, readClientSeed, type SeedPair } from '@tessera/shared-contracts/extensions';
import { Button, Notice, readAsTyped, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Fields, Form, Seeds } from './SeedPairs.styles';
import { useRotateSeedsMutation } from './seedPairs.api';
import { messages } from './seedPairs.messages';

interface RotateFormProps {
  readonly userId: string;
  /** `undefined` if it could not be parsed. */
  readonly inUse: SeedPair | undefined;
}

/**
 * Whether the new pair has the committed server seed. `undefined` if the provider committed to no seed, or if the seeds
 * were replaced elsewhere after `seen` was shown.
 */
function isKept(
  seen: SeedPair | undefined,
  { revealed, inUse }: { readonly revealed: SeedPair; readonly inUse: SeedPair },
): boolean | undefined {
  if (!seen?.nextServerSeedHash || seen.id !== revealed.id) return undefined;
  return seen.nextServerSeedHash === inUse.serverSeedHash;
}

/** Replaces the pair in use. A rotation with a lost response is retried with the same idempotency key. */
export function RotateForm({ userId, inUse }: RotateFormProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [rotate, { isLoading, isSuccess, error }] = useRotateSeedsMutation();
  const [isPromiseKept, setIsPromiseKept] = useState<boolean>();
  const unanswered = useRef<{ readonly key: string; readonly clientSeed: string; readonly seen: SeedPair | undefined }>(
    undefined,
  );
  const field = useRef<HTMLInputElement>(null);
  const value = typed ?? inUse?.clientSeed ?? '';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (!clientSeedPattern.test(value)) {
      setFault(messages.newClientSeedHint);
      return field.current?.focus();
    }
    unanswered.current ??= { key: crypto.randomUUID(), clientSeed: value, seen: inUse };
    const { seen, ...sent } = unanswered.current;
    const answer = await rotate({ userId, ...sent });
    setIsPromiseKept(answer.data && isKept(seen, answer.data));
    if (answer.error === undefined || !isAnswerLost(answer.error)) unanswered.current = undefined;
    // Later input applies to the next press.
    if (answer.error === undefined) setTyped((current) => (current === sent.clientSeed ? undefined : current));
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Fields>
        {inUse?.nextServerSeedHash && (
          <Seeds>
            <dt>{messages.nextServerSeedHash}</dt>
            <dd translate="no">{inUse.nextServerSeedHash}</dd>
          </Seeds>
        )}
        <TextField
          ref={field}
          label={messages.newClientSeed}
          hint={inUse?.nextServerSeedHash ? messages.hintWithNext : messages.newClientSeedHint}
          isMono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={value}
          {...(fault !== undefined && { error: fault })}
          {...readAsTyped(readClientSeed, (seed) => {
            setTyped(seed);
            setFault(undefined);
          })}
        />
      </Fields>
      <Button type="submit" isBusy={isLoading} busyLabel={messages.rotating}>
        {messages.rotate}
      </Button>
      <div role="status">
        {isSuccess && (
          <Notice tone="info">
            {isPromiseKept ? `${messages.rotated} ${messages.promiseKept}` : messages.rotated}
          </Notice>
        )}
        {isSuccess && isPromiseKept === false && <Notice tone="loss">{messages.promiseBroken}</Notice>}
        {error !== undefined && isProblem(error) && <Notice tone="loss">{error.message}</Notice>}
      </div>
    </Form>
  );
}
