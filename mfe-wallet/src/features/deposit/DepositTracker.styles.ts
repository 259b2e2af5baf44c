import { color, font, grout, radius, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

export const TrackerList = styled.ul`
  display: grid;
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  border-radius: ${radius.tile};
  overflow: hidden;
  list-style: none;
`;

export const Tracked = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 14px;
  border-radius: ${radius.cut};
  background: ${color.surface.raised};
  color: ${color.text.secondary};
  & > svg { flex: none; }
`;

export const TrackedWords = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  min-width: 0;
  font: ${type.small};
  overflow-wrap: anywhere;
  & > b { font: 550 0.875rem / 1.25rem ${font.ui}; color: ${color.text.primary}; }
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 2px;
  margin-top: 4px;
`;

export const Step = styled.i<{ $isReached: boolean }>`
  height: 4px;
  border-radius: 2px;
  background: ${({ $isReached }) => ($isReached ? color.accent.base : color.surface.pressed)};
  @media (forced-colors: active) {
    background: ${({ $isReached }) => ($isReached ? 'Highlight' : 'GrayText')};
  }
`;
