/** When the clock of a tab stands or starts, and when its seeded history ends. */
export const startMoment = new Date('2026-06-15T12:00:00.000Z');

/**
 * The clock of a state: `frozen` stands at the start moment, `real` is the machine's, a moment is where it starts; without a
 * setting it starts at the start moment.
 */
export function createClock(setting: string | undefined): () => Date {
  if (setting === 'frozen') return () => new Date(startMoment);
  if (setting === 'real') return () => new Date();
  const startMs = (setting === undefined ? startMoment : new Date(setting)).getTime();
  const sinceMs = performance.now();
  return () => new Date(startMs + Math.floor(performance.now() - sinceMs));
}
