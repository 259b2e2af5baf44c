import { color, grout, media, radius, space, type } from '@tessera/shared-contracts/theme';
import styled, { css } from 'styled-components';
import { narrowPhone } from '../../styles/narrowPhone';

const link = css`
  color: inherit;
  text-decoration: none;
  border-radius: 4px;
  &:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text.primary};
    }
  }
`;

export const Base = styled.footer`
  position: relative;
  margin-top: ${space(4)};
  background: ${color.surface.void};
  color: ${color.text.secondary};
  font: ${type.ui};
  font-weight: 450;
  &::before {
    content: '';
    position: absolute;
    inset: -36px 0 auto;
    height: 36px;
    background: var(--band-art) repeat-x left bottom / 288px 36px;
    pointer-events: none;
  }
  & a {
    ${link}
  }
`;

export const Inner = styled.div`
  max-width: calc(var(--layout-content-max) + var(--space-gutter) * 2);
  margin: 0 auto;
  padding: ${space(9)} var(--space-gutter) ${space(8)};
  /* Laid out only near the viewport. The reserved heights match its content on a laptop, a phone and a narrow phone,
     to prevent layout shifts. */
  content-visibility: auto;
  contain-intrinsic-height: auto 18.3125rem;
  ${media.belowMd} {
    padding-top: ${space(7)};
    contain-intrinsic-height: auto 49.4375rem;
  }
  ${narrowPhone} {
    contain-intrinsic-height: auto 53.1875rem;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.7fr 1fr 1fr 1fr;
  gap: ${space(7)};
  ${media.belowMd} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 28px;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    ${media.belowMd} {
      min-height: 2.75rem;
    }
    ${media.touch} {
      min-height: 2.75rem;
    }
  }
`;

export const Summary = styled.p`
  max-width: 40ch;
  margin: ${space(4)} 0 0;
  font: ${type.body};
`;

export const ColumnTitle = styled.h2`
  margin: 0 0 ${space(2)};
  color: ${color.text.primary};
  font: 600 0.875rem / 1.5rem var(--font-ui);
  letter-spacing: -0.01em;
`;

export const Socials = styled.ul`
  display: flex;
  gap: ${grout.list};
  width: max-content;
  margin-top: ${space(5)} !important;
  border-radius: 12px;
  overflow: hidden;
  & li a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.cut};
    background: ${color.surface.tile};
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  margin-top: ${space(7)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.line.hairline};
`;

export const Adults = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 10px;
  box-shadow: inset 0 0 0 2px ${color.text.primary};
  color: ${color.text.primary};
  font: 700 0.9375rem / 1.25rem var(--font-ui);
`;

export const Care = styled.p`
  flex: 1 1 0;
  min-width: min(100%, 220px);
  max-width: 34ch;
  margin: 0 auto 0 0;
  font: ${type.small};
  & a {
    color: ${color.text.primary};
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const SupportLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  font: ${type.small};
  /* On a separate line in any font, so that the footer has its reserved height before its fonts have loaded. */
  ${narrowPhone} {
    flex-basis: 100%;
  }
`;

export const OnWideScreens = styled.span`
  display: contents;
  ${media.belowLg} {
    display: none;
  }
`;
