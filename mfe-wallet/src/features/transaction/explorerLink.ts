import { parseUrl } from '@tessera/shared-contracts/config';
import type { CoinTerms } from '@tessera/shared-contracts/extensions';

interface OnChain {
  readonly currency: string;
  readonly network?: string | null | undefined;
  readonly hash?: string | null | undefined;
}

/** Address of the public page about a transaction. The pattern is the provider's text: only `https:` is linked. */
export function explorerLink(terms: readonly CoinTerms[], { currency, network, hash }: OnChain): string | undefined {
  const row = terms.find((one) => one.currency.toUpperCase() === currency.toUpperCase() && one.network === network);
  const pattern = row?.explorer.transaction;
  if (!hash || !pattern?.includes('{hash}')) return undefined;
  const address = parseUrl(pattern.replaceAll('{hash}', encodeURIComponent(hash)));
  return address?.protocol === 'https:' ? address.href : undefined;
}
