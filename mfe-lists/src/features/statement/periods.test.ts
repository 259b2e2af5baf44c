import { completeDays, periodsAt } from './periods';

const leapDay = Date.UTC(2024, 1, 29, 23, 59);

test('offers the last twelve months and four years, in days of UTC', () => {
  const periods = periodsAt(leapDay);
  expect(periods.map(({ id }) => id)).toEqual([
    ...['2024-02', '2024-01', '2023-12', '2023-11', '2023-10', '2023-09'],
    ...['2023-08', '2023-07', '2023-06', '2023-05', '2023-04', '2023-03'],
    ...['2024', '2023', '2022', '2021'],
  ]);
  expect(periods[0]).toEqual({ id: '2024-02', name: 'February 2024', since: '2024-02-01', until: '2024-02-29' });
  expect(periods[2]).toMatchObject({ name: 'December 2023', since: '2023-12-01', until: '2023-12-31' });
  expect(periods[13]).toEqual({ id: '2023', name: '2023', since: '2023-01-01', until: '2023-12-31' });
});

test.each([
  ['', '', '2024-02-01', '2024-02-29'],
  ['2023-11-20', '', '2023-11-20', '2023-11-30'],
  ['', '2023-12-24', '2023-12-01', '2023-12-24'],
  ['2023-01-02', '2024-01-01', '2023-01-02', '2024-01-01'],
])('from %j to %j is %s to %s', (since, until, first, last) => {
  expect(completeDays({ since, until }, leapDay)).toEqual({ since: first, until: last });
});
