/** @jest-environment-options {"page": true} */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { KeptFocus } from './KeptFocus';

function Leaving() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? (
    <button type="button" onClick={() => setIsThere(false)}>
      Clear
    </button>
  ) : (
    <p>Cleared</p>
  );
}

function open() {
  render(
    <>
      <KeptFocus>
        <Leaving />
      </KeptFocus>
      <input />
    </>,
  );
  return screen.getByRole('button', { name: 'Clear' });
}
/** Removes the button. */
const press = (button: HTMLElement) => act(async () => button.click());

test('the focus of a removed control moves to its container', async () => {
  const button = open();
  button.focus();
  await press(button);
  expect(screen.getByText('Cleared').parentElement).toHaveFocus();
});

test.each([
  ['has left it', () => screen.getByRole('textbox')],
  ['was nowhere', () => document.body],
])('a focus that %s is not moved', async (_, place) => {
  const button = open();
  button.focus();
  button.blur();
  place().focus();
  await Promise.resolve();
  await press(button);
  expect(place()).toHaveFocus();
});
