/** Days and times in the zones of unit tests: the first moment is on another day in America, the second one in Asia. */
const readings: Readonly<Record<string, readonly (readonly [iso: string, day: string, time: string])[]>> = {
  'Asia/Kathmandu': [
    ['2025-11-20T01:30:00.000Z', '2025-11-20', '07:15'],
    ['2025-11-20T20:30:00.000Z', '2025-11-21', '02:15'],
  ],
  'America/St_Johns': [
    ['2025-11-20T01:30:00.000Z', '2025-11-19', '22:00'],
    ['2025-11-20T20:30:00.000Z', '2025-11-20', '17:00'],
  ],
  UTC: [
    ['2025-11-20T01:30:00.000Z', '2025-11-20', '01:30'],
    ['2025-11-20T20:30:00.000Z', '2025-11-20', '20:30'],
  ],
};

/** Two moments of one day in UTC, with the day and the time of each for a player in the zone in which the tests run. */
export const nearMidnight = (readings[process.env.TZ ?? ''] ?? []).map(([iso, day, time]) => ({
  iso,
  day,
  time,
  dayText: `Nov ${day.slice(-2)}, 2025`,
}));
