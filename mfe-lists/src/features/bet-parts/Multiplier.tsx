import { compareDecimals, type Decimal, formatMultiplier } from '@tessera/shared-contracts/money';
import { color } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';

/** A multiplier such as `1.98×`, highlighted above 1. */
export function Multiplier({ value }: { readonly value: Decimal }) {
  return (
    <Figure translate="no" data-high={compareDecimals(value, '1') > 0 || undefined}>
      {formatMultiplier(value)}
    </Figure>
  );
}

const Figure = styled.span`
  color: ${color.text.tertiary};
  font-variant-numeric: tabular-nums;

  &[data-high] {
    color: ${color.accent.base};
    font-weight: 600;
  }
`;
