import { color, grout, media, radius } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

const Pill = styled.div`
  display: flex;
  gap: ${grout.list};
  height: 44px;
  border-radius: 12px;
  overflow: hidden;
`;

const Cell = styled.div<{ $width: number; $isWide?: boolean }>`
  width: ${({ $width }) => $width}px;
  background: ${color.surface.tile};
  border-radius: ${radius.cut};
  ${media.belowMd} {
    display: ${({ $isWide }) => ($isWide ? 'none' : 'block')};
  }
`;

/** The wallet's controls before they arrive. */
export function HeaderWalletSkeleton() {
  return (
    <Pill aria-hidden="true">
      <Cell $width={99} />
      <Cell $width={104} />
      <Cell $width={102} $isWide />
    </Pill>
  );
}
