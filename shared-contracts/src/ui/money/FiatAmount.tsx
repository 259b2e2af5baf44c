import styled from 'styled-components';
import { compareDecimals, type Decimal, formatFiat } from '../../money';
import { color } from '../../theme';
import { tabularFigures } from '../basics';
import { breakFortunes, isLong } from './longFigures';

const Figures = styled.span<{ $ink: string | undefined }>`
  ${tabularFigures}
  white-space: nowrap;
  ${breakFortunes}
  ${({ $ink }) => $ink && `color: ${$ink};`}
`;

const Cents = styled.span`
  color: ${color.text.tertiary};
  white-space: nowrap;
`;

/** Props of {@link FiatAmount}. */
export interface FiatAmountProps {
  readonly amount: Decimal;
  /** Symbol before the amount; `$` by default. */
  readonly symbol?: string | undefined;
  /** Shows a result: `+` and green for a gain, `−` and rose for a loss. */
  readonly isSigned?: boolean | undefined;
  /** Dims the cents, for large totals. */
  readonly isCentsDimmed?: boolean | undefined;
}

/** An amount of money with two places. */
export function FiatAmount({ amount, symbol, isSigned = false, isCentsDimmed = false }: FiatAmountProps) {
  const text = formatFiat(amount, { isSigned, ...(symbol !== undefined && { symbol }) });
  const order = isSigned ? compareDecimals(amount, '0') : 0;
  const ink = order > 0 ? color.feedback.win : order < 0 ? color.feedback.loss : undefined;
  const point = text.lastIndexOf('.');
  return (
    <Figures translate="no" $ink={ink} data-long={isLong(text)}>
      {isCentsDimmed ? text.slice(0, point) : text}
      {isCentsDimmed && <Cents>{text.slice(point)}</Cents>}
    </Figures>
  );
}
