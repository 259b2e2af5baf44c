import { act, renderHook } from '@testing-library/react';
import type { FieldError } from './fieldError';
import { type SubmitOutcome, useSubmitForm } from './useSubmitForm';

/** A form with work that the test resolves. */
function setUp(read: (answer: string) => SubmitOutcome = () => 'done') {
  const signals: AbortSignal[] = [];
  const answers: ((answer: string) => void)[] = [];
  const handleAnswer = jest.fn(read);
  const check = (name: string): FieldError<'name'> | undefined =>
    name === '' ? { field: 'name', message: 'Say a name' } : undefined;
  const send = (_name: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => answers.push(resolve));
  };
  const failures: (string | undefined)[] = [];
  const { result, unmount } = renderHook(() => {
    const form = useSubmitForm({ check, send, read: handleAnswer });
    failures.push(form.failure);
    return form;
  });
  return {
    failures,
    form: () => result.current,
    submit: (name = 'marcella') => act(() => result.current.submit(name)),
    answer: (text = 'yes') => act(async () => answers.shift()?.(text)),
    signals,
    handleAnswer,
    unmount,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sends no invalid form, and shows the failed rule', () => {
  const { form, submit, signals } = setUp();
  submit('');
  expect(form()).toMatchObject({ status: 'idle', fieldError: { field: 'name', message: 'Say a name' } });
  expect(signals).toHaveLength(0);
  act(() => form().clear());
  expect(form().fieldError).toBeUndefined();
});

test('sends once at a time, and again after "done"', async () => {
  const { form, submit, answer, signals } = setUp();
  submit();
  submit();
  expect(form().status).toBe('sending');
  expect(signals).toHaveLength(1);
  await answer();
  expect(form().status).toBe('idle');
  submit();
  expect(signals).toHaveLength(2);
});

test('shows a failure until the next result', async () => {
  const { form, submit, answer, signals } = setUp((text) => (text === 'no' ? { failure: 'Not today' } : 'done'));
  submit();
  await answer('no');
  expect(form()).toMatchObject({ status: 'idle', failure: 'Not today' });
  submit();
  expect(form()).toMatchObject({ status: 'sending', failure: 'Not today' });
  await answer();
  expect(form()).toMatchObject({ status: 'idle', failure: undefined });
  expect(signals).toHaveLength(2);
});

test('shows the same failure again, so that it is announced again', async () => {
  const { form, submit, answer, failures } = setUp(() => ({ failure: 'Not today' }));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    submit();
    await answer();
  }
  expect(form().failure).toBe('Not today');
  expect(failures.filter((shown, index) => shown !== failures[index - 1])).toEqual([
    'Not today',
    undefined,
    'Not today',
  ]);
});

test('stays locked from a success until it unmounts', async () => {
  const leave = jest.fn();
  const { form, submit, answer, signals } = setUp(() => ({ leave, afterMs: 500 }));
  submit();
  await answer();
  expect(form().status).toBe('leaving');
  submit();
  expect(signals).toHaveLength(1);
  act(() => jest.advanceTimersByTime(499));
  expect(leave).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('aborts the work when it unmounts, and ignores a late response', async () => {
  const { submit, answer, signals, handleAnswer, unmount } = setUp();
  submit();
  expect(signals[0]?.aborted).toBe(false);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
  await answer();
  expect(handleAnswer).not.toHaveBeenCalled();
});

test('does not call back if it was closed before the delay', async () => {
  const leave = jest.fn();
  const { submit, answer, unmount } = setUp(() => ({ leave, afterMs: 500 }));
  submit();
  await answer();
  unmount();
  act(() => jest.advanceTimersByTime(500));
  expect(leave).not.toHaveBeenCalled();
});

test('words work that throws as a mistake of the page, and can be sent again', async () => {
  const send = jest.fn(() => Promise.reject(new TypeError('AbortSignal.any is not a function')));
  const { result } = renderHook(() => useSubmitForm({ send, read: () => 'done' as const }));
  const reported = jest.fn();
  window.reportError = reported;
  await act(async () => result.current.submit(undefined));
  expect(result.current).toMatchObject({
    status: 'idle',
    failure: 'Something went wrong on this page. Please reload it and try again.',
  });
  expect(reported).toHaveBeenCalledWith(expect.any(TypeError));
  act(() => result.current.submit(undefined));
  expect(send).toHaveBeenCalledTimes(2);
});
