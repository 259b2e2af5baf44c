import { messages } from '../workbench.messages';
import type { TabSandbox } from './useTabSandbox';

/** Props of {@link SandboxProblem}. */
export interface SandboxProblemProps {
  readonly sandbox: TabSandbox;
  readonly isClosed: boolean;
  readonly onStartAgain: () => void;
}

/** Why this tab has no sandbox of its own, and what can be done. */
export function SandboxProblem({ sandbox, isClosed, onStartAgain }: SandboxProblemProps) {
  if (sandbox === 'none') {
    return (
      <p role="alert" className="bench-problem">
        {messages.noSandbox}
      </p>
    );
  }
  if (sandbox !== 'full' && !isClosed) return null;
  return (
    <div className="bench-problem bench-actions">
      <p role="alert">{sandbox === 'full' ? messages.sandboxesInUse : messages.sandboxClosed}</p>
      <button type="button" onClick={onStartAgain}>
        {sandbox === 'full' ? messages.tryAgain : messages.newSandbox}
      </button>
    </div>
  );
}
