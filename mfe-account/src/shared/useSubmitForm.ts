import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from './fieldError';
import { messages } from './submit.messages';

/** Why a submission failed, shown in the form rather than at a field. */
export interface SubmitFailure {
  readonly failure: string;
  /** A line below it. */
  readonly detail?: string | undefined;
}

/** How a submission ended. */
export type SubmitOutcome =
  /** Failed; the form can be sent again. */
  | SubmitFailure
  /** Succeeded; the form stays and can be sent again. */
  | 'done'
  /** Succeeded; the form stays locked until this call, which closes it. */
  | { readonly leave: () => void; readonly afterMs?: number };

export type SubmitStatus = 'idle' | 'sending' | 'leaving';

interface SubmitFormOptions<Fields, Answer, Field extends string> {
  /** The first failing rule, which prevents sending. */
  readonly check?: (fields: Fields) => FieldError<Field> | SubmitFailure | undefined;
  /** The work. The signal aborts when the form unmounts. */
  readonly send: (fields: Fields, signal: AbortSignal) => Promise<Answer>;
  /** Handles the response; never called once the form has unmounted. */
  readonly read: (answer: Answer) => SubmitOutcome | FieldError<Field>;
}

/** State of a form, and what its fields and button call. */
export interface SubmitForm<Fields, Field extends string> {
  readonly status: SubmitStatus;
  readonly fieldError: FieldError<Field> | undefined;
  readonly failure: string | undefined;
  /** A line below the failure. */
  readonly failureDetail: string | undefined;
  readonly submit: (fields: Fields) => void;
  /** Clears the messages of the last submission, since a field has changed. */
  readonly clear: () => void;
  /** Ends a submission: its work is aborted, and its response is ignored. */
  readonly cancel: () => void;
}

/**
 * Validates a form and sends one submission at a time, regardless of clicks and re-renders. An error stays until the
 * next result, to avoid layout shifts. When the form unmounts, the work is aborted, and a late response is ignored.
 */
export function useSubmitForm<Fields, Answer, Field extends string = never>({
  check,
  send,
  read,
}: SubmitFormOptions<Fields, Answer, Field>): SubmitForm<Fields, Field> {
  const [status, setStatus] = useState<SubmitStatus>('idle');
  const [fault, setFault] = useState<FieldError<Field> | SubmitFailure>();
  const running = useRef<AbortController>(undefined);
  const abort = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
  }, []);
  useEffect(() => abort, [abort]);

  async function run(fields: Fields) {
    const run = new AbortController();
    running.current = run;
    setStatus('sending');
    let outcome: SubmitOutcome | FieldError<Field> = 'done';
    try {
      const answer = await send(fields, run.signal);
      if (!run.signal.aborted) outcome = read(answer);
    } catch (error) {
      // A mistake of the page, and nothing that the player typed.
      outcome = { failure: messages.unexpected };
      reportError(error);
    } finally {
      if (!run.signal.aborted) end(outcome, run.signal);
    }
  }

  function end(outcome: SubmitOutcome | FieldError<Field>, signal: AbortSignal) {
    if (typeof outcome === 'object' && 'leave' in outcome) {
      setFault(undefined);
      setStatus('leaving');
      const timer = setTimeout(outcome.leave, outcome.afterMs ?? 0);
      signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    running.current = undefined;
    setStatus('idle');
    showFault(outcome === 'done' ? undefined : outcome);
  }

  function showFault(next: typeof fault) {
    // Removed in a separate render: only a new element announces the same message again.
    flushSync(() => setFault(undefined));
    setFault(next);
  }

  const failure = fault && 'failure' in fault ? fault : undefined;
  return {
    status,
    fieldError: fault && 'field' in fault ? fault : undefined,
    failure: failure?.failure,
    failureDetail: failure?.detail,
    clear: () => setFault(undefined),
    cancel: () => {
      abort();
      setStatus('idle');
    },
    submit: (fields) => {
      if (running.current) return;
      const failing = check?.(fields);
      if (failing === undefined) void run(fields);
      else showFault(failing);
    },
  };
}
