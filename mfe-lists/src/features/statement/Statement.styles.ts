import { color, grout, media, radius, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { Panel } from '../list-panel/Panel.styles';

/** The days, which the summary says on paper. */
export const Form = styled(Panel)`
  ${media.print} {
    display: none;
  }
`;

/** The coins side by side. */
export const CoinList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(2)};
    align-content: start;
  }
`;

/** Of whom and of when, beside the period. */
export const Summary = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color.text.primary};
  font: ${type.ui};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  margin: ${space(3)} 0 0;
  font: ${type.small};
`;

/** The lines of a coin: two columns, gaps instead of rules. */
export const Lines = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0 ${grout.list};
  margin: calc(-1 * ${grout.list}) 0;
  border-radius: ${radius.slab};
  overflow: hidden;
  font: ${type.ui};

  caption {
    padding: 0;
    text-align: left;
  }

  th,
  td {
    height: 2.5rem;
    padding: ${space(1)} ${space(4)};
    background: ${color.surface.tile};
    color: ${color.text.secondary};
    font-weight: 450;
    text-align: left;
  }

  td {
    padding-left: 0;
    color: ${color.text.primary};
    text-align: right;
    overflow-wrap: anywhere;
  }

  [data-kind='balance'] > * {
    background: ${color.surface.raised};
    color: ${color.text.primary};
    font-weight: 600;
  }

  [data-kind='sum'] > * {
    color: ${color.text.tertiary};
    font: ${type.small};
  }

  [data-kind='sum'] > th {
    padding-left: ${space(8)};
  }
`;

/** The name of a coin above its lines. */
export const CoinName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  background: ${color.surface.tile};
  color: ${color.text.primary};
  font: ${type.ui};
  font-weight: 600;
  overflow-wrap: anywhere;

  ${media.print} {
    padding-inline: 8px;

    /* Light on a coloured ground, which is not printed. */
    > :first-child {
      display: none;
    }
  }
`;
