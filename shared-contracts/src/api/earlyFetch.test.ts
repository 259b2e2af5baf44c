/** @jest-environment-options {"page": true} */
import { takePrefetchedResponse } from './earlyFetch';

const url = 'https://api.example/games';
const answer = () => Promise.resolve({ ok: true } as Response);
const early = (token: string | undefined, ageMs = 0) => {
  window.__tesseraPrefetched = { [url]: { token, askedAt: performance.now() - ageMs, response: answer() } };
};

afterEach(() => {
  delete window.__tesseraPrefetched;
});

test('an early answer can be taken once', () => {
  early(undefined);
  expect(takePrefetchedResponse(url, undefined)).toBeInstanceOf(Promise);
  expect(takePrefetchedResponse(url, undefined)).toBeUndefined();
});

test('a page without early requests returns undefined', () => {
  expect(takePrefetchedResponse(url, undefined)).toBeUndefined();
});

test.each([
  ['of another player', 'mara', 'ivo', 0],
  ['of a signed-out player', 'mara', undefined, 0],
  ['that is stale', 'mara', 'mara', 16_000],
])('an answer %s is requested again and discarded', (_, askedAs, takenAs, ageMs) => {
  early(askedAs, ageMs);
  expect(takePrefetchedResponse(url, takenAs)).toBeUndefined();
  expect(takePrefetchedResponse(url, askedAs)).toBeUndefined();
});
