import { isAnswerLost, isProblem, type Problem } from '.';

const message = 'Something';
const problems: readonly [problem: Problem, isLost: boolean][] = [
  [{ kind: 'unreachable', message }, true],
  [{ kind: 'timed-out', message }, true],
  [{ kind: 'malformed', message, status: 200, issues: [] }, true],
  [{ kind: 'server-failed', message, status: 502 }, true],
  [{ kind: 'server-failed', message, status: 503 }, true],
  [{ kind: 'aborted', message }, true],
  [{ kind: 'refused', message, status: 408 }, true],
  [{ kind: 'signed-out', message }, false],
  [{ kind: 'session-expired', message, status: 401 }, false],
  [{ kind: 'refused', message, status: 400 }, false],
  [{ kind: 'refused', message, status: 409 }, false],
  [{ kind: 'refused', message, status: 425 }, false],
  [{ kind: 'refused', message, status: 429 }, false],
];

test.each(problems)('%p is a problem; its answer counts as lost: %p', (problem, isLost) => {
  expect(isProblem(problem)).toBe(true);
  expect(isAnswerLost(problem)).toBe(isLost);
});

test.each([[undefined], [null], ['refused'], [new Error('x')], [{}], [{ kind: 'toString' }]])(
  '%p is not a problem of ours, and its answer counts as lost',
  (value) => {
    expect(isProblem(value)).toBe(false);
    expect(isAnswerLost(value)).toBe(true);
  },
);

test('a switch can handle every kind', () => {
  const words = (problem: Problem): string => {
    switch (problem.kind) {
      case 'unreachable':
      case 'timed-out':
      case 'aborted':
      case 'signed-out':
      case 'session-expired':
      case 'refused':
      case 'server-failed':
      case 'malformed':
        return problem.message;
      default: {
        const rest: never = problem;
        return rest;
      }
    }
  };
  expect(problems.map(([problem]) => words(problem))).toEqual(problems.map(() => message));
});
