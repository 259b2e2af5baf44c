import { showToast } from '@tessera/shared-contracts/events';
import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import { aSession, onCleanup } from '@tessera/shared-contracts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost } from './ToastHost';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <button type="button" aria-label="Page" />
      <input aria-label="Field" />
      <textarea aria-label="Area" />
      {/* biome-ignore lint/a11y/useSemanticElements: an edited text is no field */}
      <div aria-label="Text" contentEditable role="textbox" tabIndex={0} />
      <ToastHost waiting={[]} />
    </>,
  );
});
afterEach(() => {
  pass(60_000);
  passExit();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
/** Runs the exit transition to its end. */
const passExit = () => {
  pass(500);
  pass(500);
};
const show = (...parameters: Parameters<typeof showToast>) => {
  act(() => showToast(...parameters));
  pass(0);
};
const toast = (text = 'Saved') => screen.queryByText(text);
const box = (text = 'Saved') => screen.getByText(text).closest('.Toastify__toast') as HTMLElement;

test('shows a toast that a part of the page requests', () => {
  show('success', 'Saved');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('interrupts only for an error', () => {
  show('error', 'Broken');
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
});

test('closes after three seconds', () => {
  show('info', 'Saved');
  pass(2900);
  expect(toast()).toBeInTheDocument();
  passExit();
  expect(toast()).not.toBeInTheDocument();
});

test('stays for the requested duration', () => {
  show('info', 'Saved', { durationMs: 5000 });
  pass(4900);
  expect(toast()).toBeInTheDocument();
  passExit();
  expect(toast()).not.toBeInTheDocument();
});

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focusIn, fireEvent.focusOut],
])('its timer is paused while the %s is on it', (_, arrive, leave) => {
  show('info', 'Saved');
  pass(2000);
  arrive(box());
  pass(10_000);
  expect(toast()).toBeInTheDocument();
  leave(box());
  pass(800);
  expect(toast()).toBeInTheDocument();
  passExit();
  expect(toast()).not.toBeInTheDocument();
});

test('is never shown twice at once', () => {
  show('info', 'Saved');
  show('info', 'Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

test('is shown again once it has closed', () => {
  show('info', 'Saved');
  pass(3000);
  passExit();
  show('info', 'Saved');
  expect(toast()).toBeInTheDocument();
});

test('closes when it is dismissed', () => {
  show('info', 'Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  passExit();
  expect(toast()).not.toBeInTheDocument();
});

test('Alt+T reaches the toast, and dismissing it returns the focus', () => {
  const page = screen.getByLabelText('Page');
  page.focus();
  show('info', 'Saved');
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: '†' });
  expect(box()).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  passExit();
  expect(page).toHaveFocus();
});

const useSystem = (platform: string) => {
  const system = jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  onCleanup(() => system.mockRestore());
};

test.each([
  ['Win32', 'Field', 't'],
  ['Linux x86_64', 'Area', 't'],
  ['Win32', 'Text', 'е'],
  ['MacIntel', 'Page', '†'],
])('on %s, Alt+T reaches the toast from the part “%s”', (platform, place, key) => {
  useSystem(platform);
  screen.getByLabelText(place).focus();
  show('info', 'Saved');
  fireEvent.keyDown(screen.getByLabelText(place), { altKey: true, code: 'KeyT', key });
  expect(box()).toHaveFocus();
});

test.each([
  ['AltGr+T', { altKey: true, ctrlKey: true, modifierAltGraph: true }, 'Page'],
  ['AltGr+T of another system', { altKey: true, modifierAltGraph: true }, 'Page'],
  ['Ctrl+Alt+T', { altKey: true, ctrlKey: true }, 'Page'],
  ['Option+T in a field of a Mac', { altKey: true }, 'Field', 'MacIntel'],
  ['Option+T in an area of an iPhone', { altKey: true }, 'Area', 'iPhone'],
  ['Option+T in an edited text', { altKey: true }, 'Text', 'MacIntel'],
])('%s types, and leaves the focus where it is', (_, keys, place, platform = 'Win32') => {
  useSystem(platform);
  const focused = screen.getByLabelText(place);
  focused.focus();
  show('info', 'Saved');
  fireEvent.keyDown(focused, { code: 'KeyT', key: '†', ...keys });
  expect(focused).toHaveFocus();
});

test('closes when its player leaves, with the pointer on it too; one to a visitor stays through their login', () => {
  show('success', 'Saved');
  act(() => void writeSession(aSession()));
  passExit();
  expect(toast()).toBeInTheDocument();
  show('success', 'Withdrawn');
  fireEvent.pointerEnter(box('Withdrawn'));
  act(() => {
    clearSession();
    showToast('info', 'Logged out');
  });
  passExit();
  expect(toast('Withdrawn')).not.toBeInTheDocument();
  expect(toast('Logged out')).toBeInTheDocument();
});
