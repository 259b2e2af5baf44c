import { grout } from '@tessera/shared-contracts/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { StepsHead } from './FirstSteps.styles';
import { messages } from './firstSteps.messages';
import { StepTiles } from './StepTiles';
import { useFirstSteps } from './useFirstSteps';

/** What remains of the first steps, in the profile; nothing once all are done. */
export function ProfileSteps({ userId }: { readonly userId: string }) {
  const { remaining = [], onPlayForFun } = useFirstSteps(userId);
  const titleId = useId();
  if (remaining.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <StepsHead>
        <h3 id={titleId}>{messages.title}</h3>
      </StepsHead>
      <ul>
        <StepTiles steps={remaining} onPlayForFun={onPlayForFun} />
      </ul>
    </Section>
  );
}

/** Tiles of the dialog's slab. */
const Section = styled.section`
  && {
    background: transparent;
  }
  display: grid;
  gap: ${grout.list};

  ul {
    display: grid;
    gap: ${grout.list};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
