/** @jest-environment node */
import { describeHostileRequests } from './testing/hostileRequests';

describe('requests that a client got wrong, on the embedded database', () => {
  describeHostileRequests(() => ({}));
});
