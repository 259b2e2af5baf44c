import { countBytes, fetchedTwice, type TimedRequest } from './requests';

const site = 'https://127.0.0.1:4700';
const aRequest = (given: Partial<TimedRequest>): TimedRequest => ({
  url: `${site}/wallet/1-a/entry.0123456789.js`,
  isPage: false,
  startMs: 0,
  bytes: 100,
  ...given,
});

test('adds up bytes of the page, of scripts, and of all', () => {
  const page = aRequest({ url: `${site}/transactions`, isPage: true, bytes: 7 });
  const style = aRequest({ url: `${site}/a.css`, bytes: 3 });
  expect(countBytes([page, aRequest({}), aRequest({ bytes: 20 }), style])).toEqual({ all: 130, page: 7, script: 120 });
});

test('detects that a hint and its load were two fetches', () => {
  const hinted = aRequest({});
  expect(fetchedTwice([hinted, aRequest({})])).toEqual([hinted.url]);
  expect(fetchedTwice([hinted, aRequest({ bytes: 0 }), aRequest({ url: `${site}/b.js` })])).toEqual([]);
});
