/** @jest-environment-options {"page": true} */
import { installBrowserAnswers } from '../installBrowserAnswers';
import { readShellRun, type ShellRun, writeShellRun } from './shellRun';

test('is kept where a state blocks the storage', () => {
  const state: ShellRun['state'] = { id: 'blocked', module: 'Shell', title: 'Blocked', session: 'signed-out' };
  const undo = installBrowserAnswers({ isStorageBlocked: true });
  try {
    writeShellRun({ state, settings: '', taken: 1 });
  } finally {
    undo();
  }
  expect(readShellRun()).toEqual({ state, settings: '', taken: 1 });
});
