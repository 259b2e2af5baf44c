import { color, elevation, grout, media, radius, space, type } from '@tessera/shared-contracts/theme';
import { focusRing, forcedEdge } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${grout.slab};
  border-radius: ${radius.slab};
  overflow: hidden;
  ${media.belowMd} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 85%;
    margin-right: calc(var(--space-gutter) * -1);
    border-radius: ${radius.slab} 0 0 ${radius.slab};
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
`;

export const Slide = styled.div`
  display: grid;
  min-width: 0;
  scroll-snap-align: start;
`;

export const Card = styled.article<{ $ground: string }>`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  /* Room for three lines of text in any font. */
  min-height: 13.9375rem;
  padding: ${space(6)};
  border-radius: ${radius.cut};
  overflow: hidden;
  background: ${({ $ground }) => $ground};
  & > img {
    position: absolute;
    top: 0;
    /* The narrower the card, the further out, so that the picture is never under the text. */
    right: min(0px, calc((100cqw - 372px) * 0.8), calc((100cqw - 278px) * 1.1 - 56px));
    z-index: -1;
    width: auto;
    max-width: none;
    height: 100%;
  }
  & h2,
  & h3 {
    max-width: 9.5em;
    margin: 0;
    color: ${color.text.primary};
    font: 650 1.25rem / 1.625rem var(--font-ui);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & p {
    max-width: 10.25rem;
    margin: 6px 0 ${space(4)};
    color: color-mix(in srgb, ${color.text.primary} 88%, ${({ $ground }) => $ground});
    font: ${type.small};
    line-height: 1.1875rem;
  }
  & p > b {
    display: block;
    color: ${color.text.primary};
    font-weight: 650;
  }
  ${media.belowMd} {
    min-height: 13.4375rem;
    padding: ${space(5)};
  }
  ${media.cramped} {
    & > img {
      display: none;
    }
    & p {
      max-width: none;
    }
  }
`;

export const Action = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  margin-top: auto;
  padding: 0 13px;
  border-radius: 8px;
  background: ${color.text.primary};
  box-shadow: ${elevation.press};
  color: ${color.text.onAccent};
  font: 600 0.8125rem / 1.25rem var(--font-ui);
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}
  ${forcedEdge}
  &:active {
    box-shadow: none;
    transform: translateY(1px);
  }
`;

export const Dots = styled.div`
  display: none;
  ${media.belowMd} {
    display: flex;
    justify-content: center;
    margin: -6px 0 -18px;
  }
`;

/** Looks like a small square; the touch target is larger. */
export const Dot = styled.button<{ $isLit: boolean }>`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 2.75rem;
  margin: 0;
  padding: 0 3px;
  border: 0;
  background: none;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  &::before {
    content: '';
    width: ${({ $isLit }) => ($isLit ? '22px' : '8px')};
    height: 8px;
    border-radius: 2px;
    background: ${({ $isLit }) => ($isLit ? color.accent.base : color.line.control)};
  }
`;
