import type { Fiat } from '@tessera/shared-contracts/fiat';
import { color, media } from '@tessera/shared-contracts/theme';
import { focusRing, Skeleton } from '@tessera/shared-contracts/ui';
import { ChevronRight, Vault } from 'lucide-react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { HiddenAmount } from '../balances/HiddenAmount';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { BalanceRow, Pair } from '../overview/overview.styles';
import { FiatValue } from '../rates/FiatValue';
import { useVault } from './vault.api';
import { messages } from './vaultRow.messages';

const Row = styled(BalanceRow)`
  appearance: none;
  width: 100%;
  border: 0;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  ${media.hover} { &:hover { background: ${color.surface.raised}; } }
  & > svg { flex: none; color: ${color.text.tertiary}; }
`;

const Value = styled(Pair)`
  flex: none;
  margin-left: auto;
  text-align: right;
`;

const Icon = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 9px;
  background: ${color.surface.raised};
  color: ${color.accent.base};
`;

/** Opens the vault, and shows what is in it beside the balance. */
export function VaultRow({ fiat, onOpen }: { readonly fiat: Fiat | undefined; readonly onOpen: () => void }) {
  const vault = useVault();
  const { areAmountsHidden } = useSelector(selectDisplaySettings);
  return (
    <Row as="button" type="button" onClick={onOpen}>
      <Icon>
        <Vault aria-hidden="true" size={20} strokeWidth={1.9} />
      </Icon>
      <Pair>
        <b>{messages.title}</b>
        <span>{messages.aside}</span>
      </Pair>
      <Value>
        {vault.status === 'loading' && <Skeleton width={64} height={14} />}
        {vault.status === 'ready' && areAmountsHidden && <HiddenAmount />}
        {vault.status === 'ready' && !areAmountsHidden && fiat && (
          <b>
            <FiatValue usd={vault.balance.totalUsd} fiat={fiat} />
          </b>
        )}
      </Value>
      <ChevronRight aria-hidden="true" size={18} strokeWidth={1.9} />
    </Row>
  );
}
