import { color, elevation, grout, radius, type, zIndex } from '@tessera/shared-contracts/theme';
import { forcedEdge, tabularFigures } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

export const Area = styled.div`
  position: relative;
  width: 44px;
  height: 44px;
  margin-left: auto;
`;

/** Over the corner of the bell, which takes the presses. */
export const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  box-sizing: border-box;
  min-width: 20px;
  padding: 0 4px;
  border-radius: 6px;
  background: ${color.text.primary};
  color: ${color.surface.page};
  font: ${type.caption};
  font-weight: 650;
  line-height: 1.125rem;
  text-align: center;
  ${tabularFigures}
  ${forcedEdge}
  pointer-events: none;
`;

export const Panel = styled.section`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${zIndex.dropdown};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  box-sizing: border-box;
  width: min(24rem, calc(100vw - 32px));
  max-height: calc(100dvh - var(--layout-header) - var(--layout-bottom-bar) - 16px);
  padding: ${grout.slab};
  border-radius: ${radius.slab};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.line.control} transparent;
  background: ${color.surface.menu};
  box-shadow: ${elevation.menu};
  ${forcedEdge}
`;

export const PanelTitle = styled.h2`
  margin: 0;
  padding: 12px 16px 8px;
  color: ${color.text.primary};
  font: ${type.h3};
`;
