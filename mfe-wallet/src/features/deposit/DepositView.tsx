import { isHidden } from '@tessera/shared-contracts/config';
import { DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { useId, useState } from 'react';
import { useBalance } from '../balances/useBalance';
import { useHeldCoin } from '../balances/useHeldCoin';
import { BreakLine } from '../break/BreakLine';
import { useBreak } from '../break/break.api';
import { useCoinTerms } from '../coin-terms/coinTerms.api';
import { CoinsGate } from '../coins/CoinsGate';
import { DepositQuestion } from '../deposit-lookup/DepositQuestion';
import { DialogTabs } from '../wallet-dialog/DialogTabs';
import { DepositForm } from './DepositForm';
import { DepositSkeleton } from './DepositSkeleton';
import { DepositTracker } from './DepositTracker';
import { useDepositsQuery } from './deposit.api';
import { messages } from './deposit.messages';

type Kind = 'crypto' | 'local';

const tabs = [
  { id: 'crypto', label: messages.crypto },
  { id: 'local', label: messages.local, note: messages.notYet },
] as const satisfies readonly { id: Kind; label: string; note?: string }[];

/** The deposit view of the wallet dialog; both tabs show the same, since deposits are crypto only. */
export function DepositView({ userId }: { readonly userId: string }) {
  const [kind, setKind] = useState<Kind>('crypto');
  const idBase = useId();
  const playerBreak = useBreak();
  const hasKinds = !isHidden('local-currency');
  const panel = { role: 'tabpanel', id: `${idBase}-panel-${kind}`, 'aria-labelledby': `${idBase}-tab-${kind}` };
  const balance = useBalance();
  const firstCoin = useHeldCoin(balance);
  const told = useCoinTerms();
  const { data = [], isLoading } = useDepositsQuery(userId, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  if (playerBreak.current !== undefined) {
    return (
      <>
        <DialogBody>
          <DepositTracker userId={userId} deposits={data} />
          <BreakLine of="deposits" />
        </DialogBody>
        <DepositQuestion userId={userId} />
      </>
    );
  }
  const skeleton = <DepositSkeleton />;
  // Before the address, which on a phone fills the screen.
  const tracker = <DepositTracker userId={userId} deposits={data} />;
  return (
    <>
      {hasKinds && <DialogTabs label={messages.tabs} tabs={tabs} selected={kind} onSelect={setKind} idBase={idBase} />}
      <DialogBody {...(hasKinds && panel)}>
        {kind === 'local' && <Notice tone="info">{messages.localNote}</Notice>}
        <CoinsGate skeleton={skeleton} aside={tracker}>
          {(coins) =>
            balance.status === 'loading' || playerBreak.isLoading ? (
              skeleton
            ) : (
              <DepositForm
                userId={userId}
                coins={coins}
                told={told}
                firstCoin={firstCoin}
                lead={tracker}
                isLeadAwaited={isLoading}
              />
            )
          }
        </CoinsGate>
      </DialogBody>
      <DepositQuestion userId={userId} />
    </>
  );
}
