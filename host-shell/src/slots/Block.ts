import { color, media, radius } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A surface of a skeleton that will stay when its content arrives. */
export const Block = styled.div<{ $height?: string; $width?: string }>`
  width: ${({ $width }) => $width ?? 'auto'};
  height: ${({ $height }) => $height ?? 'auto'};
  background: ${color.surface.tile};
  border-radius: ${radius.cut};
`;

/** Parts of one slab in a skeleton. */
export const SlabOfBlocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grout-list);
  border-radius: ${radius.slab};
  overflow: hidden;
`;

/** Head of a section: its name is not known to the shell, its height is. */
export const SectionHead = styled.div<{ $height: string; $phoneHeight: string }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${({ $height }) => $height};
  margin-bottom: 16px;
  ${media.belowMd} {
    height: ${({ $phoneHeight }) => $phoneHeight};
  }
`;
