/** @jest-environment-options {"page": true} */
import { aSession, onCleanup, storeSession } from '../testing';
import { subscribeSession } from '.';
import { hideFrozenPage } from './hideFrozenPage';

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  storeSession(aSession());
  onCleanup(hideFrozenPage());
});

test('a player’s page is hidden while the session is read again, and visible in the next frame', async () => {
  const seen: boolean[] = [];
  onCleanup(subscribeSession(() => seen.push(isHidden())));
  transition('pagehide', true);
  expect(isHidden()).toBe(true);
  transition('pageshow', true);
  expect(seen).toEqual([true]);
  await nextFrame();
  expect(isHidden()).toBe(false);
});

test('a page that is not cached is not hidden', () => {
  transition('pagehide', false);
  expect(isHidden()).toBe(false);
});

test('a visitor’s page is not hidden', () => {
  storeSession(undefined);
  transition('pagehide', true);
  expect(isHidden()).toBe(false);
});

test('the first pageshow does not report a session change', () => {
  const onChange = jest.fn();
  onCleanup(subscribeSession(onChange));
  transition('pageshow', false);
  expect(onChange).not.toHaveBeenCalled();
});
