import { color, space, type } from '@tessera/shared-contracts/theme';
import { linkStyles, Tile } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A part of the page, with room between its paragraphs. */
export const Part = styled(Tile)`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(4)};
  padding: ${space(6)};
  & h2 {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.h3};
  }
  & p,
  & li {
    max-width: 68ch;
    margin: 0;
    font: ${type.body};
  }
  & ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding-left: 20px;
    list-style: disc;
  }
  & strong {
    color: ${color.text.primary};
  }
`;

/** Names and figures side by side. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0;
  font-variant-numeric: tabular-nums lining-nums;
  & dt {
    color: ${color.text.tertiary};
    font: ${type.small};
  }
  & dd {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.ui};
  }
`;

/** A wide table scrolls alone, by keyboard too. */
export const TableBox = styled.div`
  max-width: 100%;
  overflow-x: auto;
  &:focus-visible { outline: 2px solid ${color.focus.ring}; }
  & table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & caption {
    padding-bottom: ${space(2)};
    color: ${color.text.primary};
    font: ${type.ui};
    text-align: left;
  }
  & th,
  & td {
    padding: 6px 10px;
    border-bottom: 1px solid ${color.line.hairline};
    font: ${type.small};
    text-align: right;
    white-space: nowrap;
  }
  & td {
    color: ${color.text.primary};
  }
`;

/** A link to another page of the site. */
export const TextLink = styled(Link)`
  ${linkStyles}
`;
