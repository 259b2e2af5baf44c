import { emit } from '@tessera/shared-contracts/events';
import { aSession } from '@tessera/shared-contracts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import * as mockLoader from '../testing/fakeLoader';
import { renderSite } from '../testing/renderSite';
import { PageBoundary, PartBoundary, SiteBoundary } from '.';

jest.mock('@tessera/platform/host/loader', () => mockLoader);

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  window.reportError = (error) => void reported.push(error);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Removes an element without React, as extensions do: React then throws on unmount. */
const takeOut = (element: HTMLElement) => element.remove();

test('a failed header shows a message, and Retry restores it', async () => {
  const { user } = renderSite({ session: aSession() });
  await user.click(button(/, account$/));
  takeOut(screen.getByRole('navigation', { name: 'Account menu' }));
  await user.click(button(/, account$/));
  expect(screen.getByRole('alert')).toHaveTextContent('The header could not be shown.');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeVisible();
  expect(button('Reload the page')).toBeVisible();
  await user.click(button('Try again'));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reported).toEqual([expect.objectContaining({ name: 'NotFoundError' })]);
});

test('a failed dialog does not affect the page, and the next one opens', async () => {
  const { user } = renderSite({ route: '/bets?modal=profile', session: aSession() });
  takeOut(screen.getByRole('dialog'));
  const { onClose } = mockLoader.latestProps.get('account/ProfileDialog') as { onClose: () => void };
  act(onClose);
  expect(screen.getByRole('alert')).toHaveTextContent('The dialog could not be shown.');
  expect(screen.getByTestId('lists/BetsPage')).toBeVisible();
  await user.click(button('Try again'));
  act(() => emit('dialog-requested', { dialog: 'wallet' }));
  expect(screen.getByRole('dialog', { name: 'WalletDialog' })).toBeVisible();
});

const Fragile = () => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Break
    </button>
  );
};

test.each([
  ['The site could not be shown', SiteBoundary, {}],
  ['This page could not be shown', PageBoundary, {}],
  ['The menu could not be shown.', PartBoundary, { part: 'menu' as const }],
  ['Notifications cannot be shown.', PartBoundary, { part: 'toasts' as const }],
])('“%s”, with both ways out', (text, Boundary, props) => {
  render(
    <Boundary {...(props as { readonly part: 'menu' })}>
      <Fragile />
    </Boundary>,
  );
  fireEvent.click(button('Break'));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(button('Reload the page')).toBeVisible();
  fireEvent.click(button('Try again'));
  expect(button('Break')).toBeVisible();
  expect(reported).toHaveLength(1);
});
