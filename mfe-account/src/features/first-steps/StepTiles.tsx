import { emit } from '@tessera/shared-contracts/events';
import { Die, type DieFace, linkStyles, TextLink } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Actions, Tile } from './FirstSteps.styles';
import { messages } from './firstSteps.messages';
import type { FirstStep } from './useFirstSteps';

const faces: Readonly<Record<FirstStep, DieFace>> = { email: 1, protect: 2, play: 3, limit: 4, review: 4 };

interface StepTilesProps {
  readonly steps: readonly FirstStep[];
  readonly onPlayForFun: () => void;
}

/** A tile for each step, numbered by a die, with the way to do it. */
export const StepTiles = ({ steps, onPlayForFun }: StepTilesProps) =>
  steps.map((step) => (
    <Tile key={step}>
      <Die face={faces[step]} size={32} />
      <div>
        <strong>{messages.steps[step].title}</strong>
        <p>{messages.steps[step].line}</p>
        <Actions>
          {step === 'email' && <StepLink to="/settings#security">{messages.verify}</StepLink>}
          {step === 'protect' && <StepLink to="/settings#security">{messages.protect}</StepLink>}
          {step === 'limit' && <StepLink to="/settings#limits">{messages.limit}</StepLink>}
          {step === 'review' && <StepLink to="/settings#limits">{messages.review}</StepLink>}
          {step === 'play' && (
            <>
              <TextLink onClick={() => emit('dialog-requested', { dialog: 'wallet', view: 'deposit' })}>
                {messages.deposit}
              </TextLink>
              <StepLink to="/games" onClick={onPlayForFun}>
                {messages.playForFun}
              </StepLink>
            </>
          )}
        </Actions>
      </div>
    </Tile>
  ));

const StepLink = styled(Link)`
  ${linkStyles}
`;
