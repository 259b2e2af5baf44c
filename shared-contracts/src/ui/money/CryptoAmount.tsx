import styled from 'styled-components';
import { type Decimal, formatCrypto, ledgerPlaces, splitTrailingZeros } from '../../money';
import { color } from '../../theme';
import { tabularFigures } from '../basics';
import { breakFortunes, isLong } from './longFigures';

const Figures = styled.span`
  ${tabularFigures}
  white-space: nowrap;
  ${breakFortunes}
`;

const Dimmed = styled.span`
  color: ${color.text.tertiary};
`;

/** Props of {@link CryptoAmount}. */
export interface CryptoAmountProps {
  readonly amount: Decimal;
  /** Unit after the amount; shown in upper case. */
  readonly currency?: string | undefined;
  readonly places?: number | undefined;
  /** `auto` puts a plus before a gain; a loss always has its minus. */
  readonly sign?: 'auto' | 'none' | undefined;
}

/** An amount of a coin, truncated and never rounded up, with dimmed trailing zeros. */
export function CryptoAmount({ amount, currency, places = ledgerPlaces, sign = 'none' }: CryptoAmountProps) {
  const { significant, trailingZeros } = splitTrailingZeros(
    formatCrypto(amount, places, { isSigned: sign === 'auto' }),
  );
  return (
    <Figures translate="no" data-long={isLong(significant + trailingZeros + (currency ?? ''))}>
      {significant}
      {trailingZeros !== '' && <Dimmed>{trailingZeros}</Dimmed>}
      {currency !== undefined && ` ${currency.toUpperCase()}`}
    </Figures>
  );
}
