import { hasExtension } from '@tessera/shared-contracts/extensions';
import { formatFiatValue } from '@tessera/shared-contracts/fiat';
import { linkStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { QuietLine } from '../coin-terms/coinTerms.styles';
import { messages } from '../deposit/deposit.messages';
import { useFiat } from '../rates/useFiat';
import { useDepositLimit } from './depositLimit.api';

/** What is left of the player's deposit limit and what becomes of more; without a limit, the way to one. */
export function DepositLimitLine({ userId }: { readonly userId: string }) {
  const { data } = useDepositLimit(userId);
  const fiat = useFiat();
  if (!hasExtension('limits')) return null;
  const lowest = data?.lowest;
  if (lowest === undefined || fiat === undefined) {
    return (
      <QuietLine>
        <LimitsLink>{data !== undefined && lowest === undefined ? messages.setLimit : messages.limits}</LimitsLink>
      </QuietLine>
    );
  }
  const { whole, cents } = formatFiatValue(lowest.left, fiat);
  return (
    <QuietLine>
      <span>{messages.limitLeft(`${whole}${cents}`, lowest.period)}</span> <LimitsLink>{messages.limits}</LimitsLink>
    </QuietLine>
  );
}

const LinkToLimits = styled(Link)`
  ${linkStyles}
  display: inline-flex;
  align-items: center;
  min-height: 24px;
`;

/** Leads to the player's limits and held deposits, in Settings. */
export const LimitsLink = ({ children }: { readonly children: string }) => (
  <LinkToLimits to="/settings#limits">{children}</LinkToLimits>
);
