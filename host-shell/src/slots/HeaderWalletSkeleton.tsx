import { color, grout, media, radius } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

const Pill = styled.div`
  display: flex;
  gap: ${grout.list};
  height: 44px;
  border-radius: 12px;
  overflow: hidden;
`;

const Cell = styled.div`
  width: 116px;
  background: ${color.surface.tile};
  border-radius: ${radius.cut};
  ${media.belowSm} {
    width: 98px;
  }
`;

const CurrencyCell = styled(Cell)`
  width: 106.5px;
  ${media.belowSm} {
    width: 94.5px;
  }
`;

const WalletCell = styled(Cell)`
  width: 102.5px;
  ${media.belowMd} {
    display: none;
  }
`;

/** The wallet's controls before they arrive. */
export function HeaderWalletSkeleton() {
  return (
    <Pill aria-busy="true">
      <Cell />
      <CurrencyCell />
      <WalletCell />
    </Pill>
  );
}
