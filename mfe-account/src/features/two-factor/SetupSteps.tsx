import { color, space, type } from '@tessera/shared-contracts/theme';
import { Die } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './twoFactor.messages';

const faces = [1, 2, 3] as const;

/** The steps in order, numbered by die faces. */
export function SetupSteps() {
  return (
    <div>
      <Title>{messages.instructions}</Title>
      <Steps>
        {faces.map((face) => (
          <li key={face}>
            <Die face={face} size={24} />
            <span>{messages.steps[face - 1]}</span>
          </li>
        ))}
      </Steps>
    </div>
  );
}

const Title = styled.h3`
  margin: 0 0 10px;
  font: ${type.h3};
  letter-spacing: var(--tracking-h3);
  color: ${color.text.primary};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: flex-start;
    gap: ${space(3)};
    font: ${type.small};
    line-height: 1.5rem;
    color: ${color.text.secondary};
  }
`;
