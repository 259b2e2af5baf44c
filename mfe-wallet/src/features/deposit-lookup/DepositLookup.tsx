import { skipToken } from '@reduxjs/toolkit/query/react';
import { isProblem } from '@tessera/shared-contracts/api';
import { findDeposit, hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, Notice, TextField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFindDepositQuery } from './depositLookup.api';
import { messages } from './depositLookup.messages';
import { FoundDeposit } from './FoundDeposit';
import { readHash } from './readHash';

/** How often a found deposit is read again without the extension `events`, with which the provider reports every step. */
const pollMs = 10_000;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** Looks a deposit up by its hash, and follows what was found. */
export function DepositLookup({ userId }: { readonly userId: string }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { currentData, error, isFetching, refetch } = useFindDepositQuery(
    asked === undefined ? skipToken : { userId, hash: asked },
    {
      refetchOnFocus: true,
      refetchOnReconnect: true,
      pollingInterval: hasExtension('events') ? 0 : pollMs,
      skipPollingIfUnfocused: true,
    },
  );
  const isBusy = isFetching && currentData === undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const hash = readHash(text);
    setIsMissing(hash === undefined);
    if (hash === undefined) field.current?.focus();
    else if (hash === asked) void refetch();
    setAsked(hash);
  };
  return (
    <>
      <Form noValidate onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={messages.hash}
          hint={messages.hint}
          isMono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={isMissing && messages.hashMissing}
          onChange={({ target }) => {
            setText(target.value);
            setAsked(undefined);
            setIsMissing(false);
          }}
        />
        <Button type="submit" isBlock isBusy={isBusy} holdsDialog={false} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
      </Form>
      <div role="status">{currentData !== undefined && <FoundDeposit found={currentData} />}</div>
      {currentData === undefined && error !== undefined && !isFetching && (
        <Notice tone="loss" role="alert">
          {isProblem(error) ? error.message : findDeposit.fallbackMessage}
        </Notice>
      )}
    </>
  );
}
