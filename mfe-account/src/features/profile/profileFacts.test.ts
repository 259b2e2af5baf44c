import { avatarLevel, memberSince, publicId } from './profileFacts';

test('shows the id in upper case', () => {
  expect(publicId('66f0a4c19e2b7d53')).toBe('66F0A4C19E2B7D53');
});

test('gives a player the same avatar level each time, regardless of the id’s case', () => {
  expect(avatarLevel('66f0a4c19e2b7d53')).toBe(avatarLevel('66F0A4C19E2B7D53'));
});

test('uses every level from 1 to 10', () => {
  const levels = new Set(Array.from({ length: 500 }, (_, index) => avatarLevel(`player-${index}`)));
  expect([...levels].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each([
  ['2025-03-14T09:30:00.000Z', 'Mar 14, 2025'],
  ['2025-12-31T23:59:59.999Z', 'Dec 31, 2025'],
  ['yesterday', undefined],
  ['player 1', undefined],
  [undefined, undefined],
])('shows %p as %p', (createdAt, expected) => {
  expect(memberSince(createdAt)).toBe(expected);
});
