import { forGood } from './calls/breaks';
import { describeStakeRefusal } from './stakeRefusal';

const until = '2026-03-12T00:00:00.000Z';

test('a refusal names the limit, what is left of it, and until when', () => {
  const limit = { kind: 'loss', period: 'week', amount: '50', left: '3.209', until } as const;
  expect(describeStakeRefusal({ limit })).toMatch(
    /^Your loss limit of US\$50\.00 a week refuses this bet: US\$3\.20 left until Mar 1[12], 2026 · \d\d:\d\d\.$/,
  );
  const time = { kind: 'session', period: 'day', amount: '60', left: '0', until } as const;
  expect(describeStakeRefusal({ limit: time })).toMatch(
    /^Your time limit of 60 min a day refuses more play: 0 min left/,
  );
});

test('a break is told with its end; after it, that playing has to be asked for', () => {
  expect(describeStakeRefusal({ until })).toMatch(/^You cannot play until Mar 1[12], 2026 · \d\d:\d\d; you can read/);
  expect(describeStakeRefusal({ until: 'soon' })).toContain('until soon');
  expect(describeStakeRefusal({ until: forGood })).toBe('You cannot play any more; you can read and withdraw.');
  expect(describeStakeRefusal({ until: null })).toBe('Your break is over: to play again, ask for it in your settings.');
});
