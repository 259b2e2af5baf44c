import { act, fireEvent, render, screen } from '@testing-library/react';
import { recordEvents } from '../../testing';
import { CopyButton } from '..';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Presses the button and waits for the clipboard. */
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy address' })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('copies the text and shows it for two seconds', async () => {
  const onCopied = jest.fn();
  render(<CopyButton text="tb1q" label="Copy address" onCopied={onCopied} />);
  await press();
  expect(writeText.mock.calls).toEqual([['tb1q']]);
  expect(onCopied).toHaveBeenCalledTimes(1);
  wait(1999);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  wait(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('counts the two seconds from the last copy', async () => {
  render(<CopyButton text="tb1q" label="Copy address" />);
  await press();
  wait(1500);
  await press();
  wait(1500);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test.each([
  ['refuses', () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ['has no clipboard', () => Reflect.deleteProperty(navigator, 'clipboard')],
])('reports when the browser %s', async (_what, prepare) => {
  prepare();
  const events = recordEvents();
  const onCopied = jest.fn();
  render(<CopyButton text="tb1q" label="Copy address" onCopied={onCopied} />);
  await press();
  expect(onCopied).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(events).toMatchObject([{ name: 'toast-requested', payload: { kind: 'error' } }]);
});
