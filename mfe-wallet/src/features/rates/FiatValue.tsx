import type { Fiat } from '@tessera/shared-contracts/fiat';
import { formatFiatValue } from '@tessera/shared-contracts/fiat';
import type { Decimal } from '@tessera/shared-contracts/money';
import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Cents = styled.span`
  color: ${color.text.tertiary};
`;

/** A value in US dollars, shown in the display currency. */
export function FiatValue({
  usd,
  fiat,
  isEstimate = false,
  isCentsDimmed = false,
}: {
  readonly usd: Decimal;
  readonly fiat: Fiat;
  /** See {@link formatFiatValue}. */
  readonly isEstimate?: boolean;
  readonly isCentsDimmed?: boolean;
}) {
  const { whole, cents } = formatFiatValue(usd, fiat, isEstimate);
  return (
    <Figures translate="no">
      {whole}
      {cents !== '' && (isCentsDimmed ? <Cents>{cents}</Cents> : cents)}
    </Figures>
  );
}
