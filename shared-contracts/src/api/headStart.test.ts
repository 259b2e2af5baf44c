import { takeEarlyAnswer } from './headStart';

const url = 'https://api.example/games';
const answer = () => Promise.resolve({ ok: true } as Response);
const early = (token: string | undefined, ageMs = 0) => {
  window.__tesseraEarlyAnswers = { [url]: { token, askedAt: performance.now() - ageMs, response: answer() } };
};

afterEach(() => {
  delete window.__tesseraEarlyAnswers;
});

test('an early answer can be taken once', () => {
  early(undefined);
  expect(takeEarlyAnswer(url, undefined)).toBeInstanceOf(Promise);
  expect(takeEarlyAnswer(url, undefined)).toBeUndefined();
});

test('a page without early answers has none', () => {
  expect(takeEarlyAnswer(url, undefined)).toBeUndefined();
});

test.each([
  ['of another player', 'mara', 'ivo', 0],
  ['of a player who has left', 'mara', undefined, 0],
  ['that has grown old', 'mara', 'mara', 16_000],
])('an answer %s is asked for anew, and not kept for anybody', (_, askedAs, takenAs, ageMs) => {
  early(askedAs, ageMs);
  expect(takeEarlyAnswer(url, takenAs)).toBeUndefined();
  expect(takeEarlyAnswer(url, askedAs)).toBeUndefined();
});
