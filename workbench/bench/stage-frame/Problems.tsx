import { messages } from '../../stage/stage.messages';
import type { WorkbenchAddress } from '../address/address';
import { SandboxProblem, type SandboxProblemProps } from './SandboxProblem';

type ProblemsProps = Pick<WorkbenchAddress, 'problems'> & SandboxProblemProps;

/** What is wrong with the address, and with this tab's sandbox. */
export const Problems = ({ problems, ...sandboxProps }: ProblemsProps) => (
  <div className="bench-problems">
    {problems.map(({ name, text }) => (
      <p key={name} role="alert" className="bench-problem">
        {messages.unreadable(name, text)}
      </p>
    ))}
    <SandboxProblem {...sandboxProps} />
  </div>
);
