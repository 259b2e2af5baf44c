import { color, grout, radius, type } from '@tessera/shared-contracts/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { StepsHead } from './FirstSteps.styles';
import { messages } from './firstSteps.messages';

/** The last row of the profile, as high with no step as with two, so that the dialog stays where it is when they arrive. */
export function ProfileStepsPlace({ children }: { readonly children?: ReactNode }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <StepsHead>
        <h3 id={titleId}>{messages.title}</h3>
      </StepsHead>
      <div>{children}</div>
    </Section>
  );
}

/** Tiles of the dialog's slab. */
const Section = styled.section`
  && {
    background: transparent;
  }
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${grout.list};
  min-height: 15.5rem;

  > div:last-child {
    border-radius: ${radius.cut};
    background: ${color.surface.tile};
  }
  > div > p {
    margin: 0;
    padding: 18px 24px;
    font: ${type.small};
  }
  ul {
    display: grid;
    gap: ${grout.list};
    margin: 0;
    padding: 0;
    background: ${color.surface.void};
    list-style: none;
  }
`;
