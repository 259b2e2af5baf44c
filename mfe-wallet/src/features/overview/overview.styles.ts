import { color, font, grout, media } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const TotalHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font: 450 13px / 18px ${font.ui};
  & > :last-child:not(:first-child) { color: ${color.text.tertiary}; }
`;

export const Total = styled.p`
  display: flex;
  align-items: center;
  min-height: 52px;
  margin: 2px 0 0;
  font: 650 44px / 52px ${font.ui};
  letter-spacing: -0.03em;
  color: ${color.text.primary};
  ${media.belowMd} {
    min-height: 44px;
    font-size: clamp(28px, 9.8vw, 38px);
    line-height: 44px;
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & > button { padding: 0 8px; }
  & svg { flex: none; }
`;

export const BalanceRows = styled.ul`
  && { background: none; }
  display: grid;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const BalanceRow = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  box-sizing: border-box;
  min-height: 60px;
  padding: 10px 24px;
  border-radius: 5px;
  background: ${color.surface.tile};
  ${media.belowMd} { padding: 10px 20px; }
`;
