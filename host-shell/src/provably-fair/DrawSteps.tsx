import { color, font, grout, radius, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { messages } from './provablyFair.messages';
import type { VerifiedRound } from './verifyRound';

const Part = styled.div`
  padding: ${space(6)};
  & h3 {
    margin: 0 0 ${space(2)};
    color: ${color.text.primary};
    font: ${type.ui};
  }
`;

const Rows = styled.ol`
  display: grid;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-radius: ${radius.cut};
  list-style: none;
`;

const Block = styled.li.attrs({ translate: 'no' })`
  display: grid;
  gap: 2px;
  padding: 10px 12px;
  background: ${color.surface.raised};
  color: ${color.text.secondary};
  font: 450 0.8125rem / 1.25rem ${font.code};
  overflow-wrap: anywhere;
`;

const Row = styled(Block)`
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(4)};
`;

const Drawn = styled.span`
  grid-row: 1 / span 2;
  grid-column: 2;
  align-self: center;
  color: ${color.text.primary};
  font: ${type.ui};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The draw step by step: the blocks of the stream and the value from each fraction. */
export function DrawSteps({ round: { blocks, steps } }: { readonly round: VerifiedRound }) {
  return (
    <>
      <Part>
        <h3>{messages.blocks}</h3>
        <Rows role="list">
          {blocks.map(({ message, digest }) => (
            <Block key={message}>
              <span>{message}</span>
              <span>{digest}</span>
            </Block>
          ))}
        </Rows>
      </Part>
      <Part>
        <h3>{messages.draws}</h3>
        <Rows role="list">
          {steps.map(({ bytes, fraction, calculation, drawn }, index) => (
            <Row key={String(index)}>
              <span>{messages.fraction(bytes, fraction)}</span>
              <span>{calculation}</span>
              <Drawn>{drawn}</Drawn>
            </Row>
          ))}
        </Rows>
      </Part>
    </>
  );
}
