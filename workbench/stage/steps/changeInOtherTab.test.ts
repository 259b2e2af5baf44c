/** @jest-environment-options {"page": true} */
import { clearSession, readSession, subscribeSession, writeSession } from '@tessera/shared-contracts/session';
import { changeInOtherTab } from './changeInOtherTab';

const first = { token: 'first', user: { id: 'u1', username: 'marcella', email: 'marcella@tessera.example' } };
const other = { token: 'other', user: { id: 'u2', username: 'octavia', email: 'octavia@tessera.example' } };

afterEach(() => clearSession());

test.each([
  ['a login of another player', other, ['undefined of undefined', 'other of u2']],
  ['a logout', undefined, ['undefined of undefined']],
])('%s reaches this tab, and never pairs one player with another’s token', (_, session, expected) => {
  writeSession(first);
  const seen = new Set<string>();
  const undo = subscribeSession(() => {
    const now = readSession();
    seen.add(`${now?.token} of ${now?.user.id}`);
  });
  changeInOtherTab(session);
  undo();
  expect([...seen]).toEqual(expected);
});
