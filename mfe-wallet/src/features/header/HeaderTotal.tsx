import { hasExtension } from '@tessera/shared-contracts/extensions';
import { type Decimal, formatFiat, truncateDecimal } from '@tessera/shared-contracts/money';
import { useSession } from '@tessera/shared-contracts/session';
import { lazyPart, Skeleton } from '@tessera/shared-contracts/ui';
import { useSelector } from 'react-redux';
import { selectDisplaySettings } from '../display-settings/displaySettings.slice';
import { lastCurrencyItem } from '../display-settings/lastCurrency';

const inDollars = (usd: Decimal, symbol = '$') => formatFiat(truncateDecimal(usd, 2), { symbol });

const ConvertedTotal = lazyPart(
  () => import('./ConvertedTotal').then((module) => module.ConvertedTotal),
  ({ usd, onRetry }) => (onRetry ? inDollars(usd, 'US$') : <Skeleton width={72} height={16} />),
);

/** The total in the display currency. Only players of another currency than US dollars load what converts it. */
export function HeaderTotal({ usd }: { readonly usd: Decimal }) {
  const userId = useSession()?.user.id;
  const { fiat } = useSelector(selectDisplaySettings);
  const last = hasExtension('preferences') ? lastCurrencyItem.read(userId) : 'USD';
  const code = fiat ?? last;
  return <span translate="no">{code === 'USD' || code === '' ? inDollars(usd) : <ConvertedTotal usd={usd} />}</span>;
}
