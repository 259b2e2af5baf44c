import { color, font, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Heading = styled.h3`
  /* Closer to the code below it than the rows of the form are to each other. */
  margin: 0 0 -6px;
  font: ${type.h3};
  letter-spacing: -0.01em;
  color: ${color.text.primary};
  text-align: center;
`;

export const NetworkName = styled.b`
  display: block;
  font: 600 0.9375rem / 1.3125rem ${font.ui};
`;

/** The padding widens the quiet zone: cameras need four modules, and the code has two. */
export const Qr = styled.div`
  width: 256px;
  height: 256px;
  box-sizing: content-box;
  margin: 0 auto;
  padding: 9px;
  border-radius: 14px;
  background: #f7f2e6;
  overflow: hidden;
  & > svg { display: block; }
`;

export const FieldName = styled.p`
  margin: 0 0 6px;
  font: 550 0.8125rem / 1.125rem ${font.ui};
  color: ${color.text.primary};
`;

export const AddressSlab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${grout.list};
  min-height: 4rem;
  border-radius: ${radius.tile};
  overflow: hidden;
  & > * {
    background: ${color.surface.raised};
    border-radius: ${radius.cut};
  }
`;

export const AddressWords = styled.div`
  display: grid;
  align-content: center;
  padding: 12px 14px;
  font-size: 0.875rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

export const CopyFace = styled.button`
  appearance: none;
  display: grid;
  place-items: center;
  /* At the top, so that it stays visible beside an address of a hundred lines. */
  align-content: start;
  gap: 3px;
  width: 68px;
  border: 0;
  padding: 12px 0;
  font: 550 0.8125rem / 1rem ${font.ui};
  color: ${color.text.primary};
  cursor: pointer;
  outline: none;
  & > svg { width: 20px; height: 20px; stroke-width: 1.9; }
  &:focus-visible { outline: 2px solid ${color.focus.ring}; outline-offset: -3px; }
  ${media.hover} {
    &:hover { background: ${color.surface.pressed}; }
  }
`;

/** Two columns: each second term stands at the end of its row. */
export const Terms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, auto);
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  font: ${type.small};
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
  & > :first-child { display: flex; align-items: center; gap: 8px; }
  & > :nth-child(even) { text-align: end; }
  & > :last-child { color: ${color.text.tertiary}; }
`;
