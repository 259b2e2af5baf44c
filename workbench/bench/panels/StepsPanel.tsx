import { stepName } from '../../stage/steps/takeSteps';
import type { State } from '../../state';
import type { StageNotes } from '../stage-frame/useStage';
import { messages } from '../workbench.messages';
import { Panel } from './Panel';

interface StepsPanelProps extends Pick<StageNotes, 'step' | 'progress'> {
  readonly state: State;
}

/** The steps to the state; the one being taken is marked. */
export function StepsPanel({ state: { steps = [] }, step, progress }: StepsPanelProps) {
  return (
    <Panel title={messages.steps} isOpen={steps.length > 0}>
      {steps.length === 0 && <p>{messages.noSteps}</p>}
      <ol>
        {steps.map((one, index) => {
          const isCurrent = index === step && progress !== 'ready';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a state never changes
            <li key={index} {...(isCurrent && { 'aria-current': 'step' })}>
              {stepName(one)}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
