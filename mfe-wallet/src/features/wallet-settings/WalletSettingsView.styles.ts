import { color, font, media, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const SettingRow = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 16px 24px;
  & > :only-child { flex: 1; }
  ${media.belowMd} { padding: 16px 20px; }
`;

export const SettingWords = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;
  & > b { font: 550 0.875rem / 1.25rem ${font.ui}; color: ${color.text.primary}; }
  & > span { font: ${type.small}; color: ${color.text.tertiary}; }
`;
