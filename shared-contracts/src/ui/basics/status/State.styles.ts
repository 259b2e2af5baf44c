import styled from 'styled-components';
import { color, font, media, type } from '../../../theme';

export const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 40px 24px;
  font: 450 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
  text-align: center;

  ${media.low} {
    padding: 12px 16px;
  }
`;

export const StateTitle = styled.h2`
  margin: 0;
  font: ${type.h3};
  letter-spacing: -0.01em;
  color: ${color.text.primary};
  text-wrap: balance;
`;

export const StateLine = styled.p`
  margin: 0;
  max-width: 52ch;
  overflow-wrap: anywhere;
`;

export const StateAction = styled.div`
  margin-top: 12px;
`;

/** Level of a heading within its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
