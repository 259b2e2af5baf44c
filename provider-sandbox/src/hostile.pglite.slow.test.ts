import { describeHostileRequests } from './testing/hostileRequests';

describe('invalid requests, on the embedded database', () => {
  describeHostileRequests(() => ({}));
});
