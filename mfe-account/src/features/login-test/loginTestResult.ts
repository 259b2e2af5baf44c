import type { LoginAnswer, Problem } from '@tessera/shared-contracts/api';
import { messages } from './loginTest.messages';

/** One labelled line of the result; with `isBlock` line breaks are preserved. */
interface ResultRow {
  readonly label: string;
  readonly value: string;
  readonly isBlock?: boolean;
}

export interface LoginTestResult {
  readonly outcome: 'succeeded' | 'failed';
  readonly rows: readonly ResultRow[];
}

const asText = (value: unknown) => {
  if (value === undefined) return messages.none;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};
const orNone = (value: string | undefined) => value || messages.none;
const { fields } = messages;

/** The result lines of a response (spec §2 Login test page). */
export function readAnswer(status: number, answer: LoginAnswer): LoginTestResult {
  const { message, token, user } = answer;
  if (!token) return failed(String(status), message, answer);
  return {
    outcome: 'succeeded',
    rows: [
      { label: fields.message, value: orNone(message) },
      { label: fields.userId, value: orNone(user?.id) },
      { label: fields.username, value: orNone(user?.username) },
      { label: fields.email, value: orNone(user?.email) },
      { label: fields.displayName, value: orNone(user?.displayName) },
      { label: fields.token, value: token, isBlock: true },
      { label: fields.raw, value: asText(answer), isBlock: true },
    ],
  };
}

/** The result lines of a failure: status, message and data (spec §8 Login test). */
export function readFailure(problem: Problem): LoginTestResult {
  const status = 'status' in problem ? String(problem.status) : problem.kind;
  const serverMessage = 'serverMessage' in problem ? problem.serverMessage : undefined;
  const data = 'data' in problem ? problem.data : undefined;
  return failed(status, serverMessage, data);
}

const failed = (status: string | undefined, message: string | undefined, data: unknown): LoginTestResult => ({
  outcome: 'failed',
  rows: [
    { label: fields.status, value: orNone(status) },
    { label: fields.message, value: message || messages.failedMessage },
    { label: fields.data, value: asText(data), isBlock: true },
  ],
});
