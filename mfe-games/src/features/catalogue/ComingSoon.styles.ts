import { color, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Part = styled.div`
  margin-top: 24px;
`;

export const Heading = styled.h3`
  margin: 0 0 12px;
  color: ${color.text.primary};
  font: ${type.h3};
`;

/** One row at any width; it scrolls where it is too narrow. */
export const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(9.5rem, 16rem);
  justify-content: start;
  gap: ${grout.list};
  width: fit-content;
  max-width: 100%;
  margin: 0;
  padding: 0;
  border-radius: ${radius.slab};
  overflow: auto hidden;
  list-style: none;
  scrollbar-width: none;

  ${media.belowMd} {
    max-width: calc(100% + var(--space-gutter));
    margin-right: calc(var(--space-gutter) * -1);
  }
`;

export const Card = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 4.5rem;
  padding: 0 12px;
  border-radius: ${radius.cut};
  background: ${color.surface.tile};
  text-decoration: none;

  > img {
    width: 38px;
    height: 48px;
    border-radius: 6px;
    object-fit: cover;
    opacity: 0.45;
  }

  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surface.pressed};
    }
  }
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
`;
