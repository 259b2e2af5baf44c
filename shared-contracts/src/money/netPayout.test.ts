import { netPayout, outcomeOf } from '.';

test.each([
  // stake, returned → net
  ['0.00032258', '0.00035483', '0.00003225', 'win'],
  ['12.50', '24.75', '12.25', 'win'],
  ['1.00', '1', '0', 'even'],
  ['0.00000001', '0.00000001', '0', 'even'],
  ['10.00', '5.00', '-5', 'loss'],
  ['5.00', '0', '-5', 'loss'],
  ['0.00000003', '0.00000001', '-0.00000002', 'loss'],
  ['123456789012345678.000000000000000001', '0', '-123456789012345678.000000000000000001', 'loss'],
] as const)('a bet of %s that returns %s pays %s, a %s', (stake, returned, net, outcome) => {
  expect(netPayout(stake, returned)).toBe(net);
  expect(outcomeOf(net)).toBe(outcome);
});
