import { color, font, grout, radius, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const Greeting = styled.p`
  margin: 0;
  font: ${type.body};
  overflow-wrap: anywhere;
  & > b { font-weight: 600; color: ${color.text.primary}; }
  & > span { color: ${color.text.primary}; }
`;

export const Summary = styled.dl`
  display: grid;
  gap: ${grout.list};
  margin: 0;
  border-radius: ${radius.slab};
  overflow: hidden;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 14px 16px;
    border-radius: ${radius.cut};
    background: ${color.surface.raised};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    color: ${color.text.primary};
  }
`;

/** The whole address, in groups separated by margins instead of space characters. */
export const FullAddress = styled.div`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    width: 100%;
    font: 500 0.8125rem / 1.25rem ${font.code};
    color: ${color.text.secondary};
  }
`;

/** The masked input is taller and has wide letter spacing, so that its characters can be counted. */
export const CodeInput = styled.div`
  & input {
    height: 3.75rem;
    font: 650 1.375rem / 1.75rem ${font.ui};
    letter-spacing: 0.42em;
  }
  & input::placeholder {
    font: 450 1rem / 1.5rem ${font.ui};
    letter-spacing: normal;
  }
`;

/** Reserves its place while hidden, to avoid layout shifts. */
export const KeptPlace = styled.div<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'visibility: hidden;'}
`;
