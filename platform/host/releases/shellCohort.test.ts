/** @jest-environment-options {"page": true} */
import { aSession, storeSession } from '@tessera/shared-contracts/testing';
import { registryElementId } from '../../protocol';
import { followShellCohort } from './shellCohort';

function openPage(canaryPercent?: number): void {
  document.getElementById(registryElementId)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = registryElementId;
  const shell = { version: '1.0.0', buildId: 'abc', commit: 'c', ...(canaryPercent && { canaryPercent }) };
  element.textContent = JSON.stringify({ shell, remotes: {} });
  document.head.append(element);
  followShellCohort();
}

beforeEach(() => {
  window.localStorage.clear();
  openPage();
});

test('the share of browsers gets the cookie, and loses it with the canary', () => {
  openPage(100);
  expect(document.cookie).toBe('tessera_shell=canary');
  openPage(100);
  expect(document.cookie).toBe('tessera_shell=canary');
  openPage();
  expect(document.cookie).toBe('');
});

test('about as many browsers as the share says are in the cohort', () => {
  let count = 0;
  for (let browser = 0; browser < 400; browser += 1) {
    window.localStorage.clear();
    openPage(25);
    if (document.cookie !== '') count += 1;
  }
  expect(count).toBeGreaterThan(60);
  expect(count).toBeLessThan(140);
});

test('a player has one cohort in all browsers', () => {
  const seen = new Set<string>();
  for (let browser = 0; browser < 20; browser += 1) {
    window.localStorage.clear();
    storeSession(aSession());
    openPage(50);
    seen.add(document.cookie);
  }
  expect(seen.size).toBe(1);
});
