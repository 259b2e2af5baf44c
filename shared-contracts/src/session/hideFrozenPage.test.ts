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

test('a player’s page is out of sight while the session is read again, and back in the next frame', async () => {
  const seen: boolean[] = [];
  onCleanup(subscribeSession(() => seen.push(isHidden())));
  transition('pagehide', true);
  expect(isHidden()).toBe(true);
  transition('pageshow', true);
  expect(seen).toEqual([true]);
  await nextFrame();
  expect(isHidden()).toBe(false);
});

test('a page that is not kept is left alone', () => {
  transition('pagehide', false);
  expect(isHidden()).toBe(false);
});

test('a visitor’s page has nothing to hide', () => {
  storeSession(undefined);
  transition('pagehide', true);
  expect(isHidden()).toBe(false);
});

test('the first showing of a page says nothing about the session', () => {
  const onChange = jest.fn();
  onCleanup(subscribeSession(onChange));
  transition('pageshow', false);
  expect(onChange).not.toHaveBeenCalled();
});
