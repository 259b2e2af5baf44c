import {
  type DialogRequest,
  dialogNames,
  recordIdPattern,
  type WalletView,
  walletViews,
} from '@tessera/shared-contracts/events';
import { paths } from '../routes/paths';
import { plainPath } from '../routes/plainPath';

const authTabs = ['login', 'register', 'forgot'] as const;
/** Tabs of the auth dialog. */
export type AuthTab = (typeof authTabs)[number];

/** A dialog with the part of its state that is in the address. */
export type OpenDialog =
  | { readonly dialog: 'auth'; readonly tab: AuthTab }
  | { readonly dialog: 'wallet'; readonly view: WalletView }
  | { readonly dialog: 'profile' }
  | { readonly dialog: 'two-factor' }
  | { readonly dialog: 'bet'; readonly bet: string }
  | { readonly dialog: 'transaction'; readonly id: string };

/** The parts of an address that this module reads and writes. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Parameters of each dialog; all others belong to the page. */
const ownedBy = {
  auth: ['modal', 'tab'],
  wallet: ['modal', 'view'],
  profile: ['modal'],
  'two-factor': ['modal'],
  bet: ['modal', 'bet'],
  transaction: ['modal', 'id'],
} as const satisfies Record<OpenDialog['dialog'], readonly string[]>;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

/** The dialog that has this path (spec §13 Linked screens), such as `/wallet`. */
export function dialogOfPath(pathname: string): 'wallet' | 'profile' | undefined {
  if (plainPath(pathname) === paths.wallet) return 'wallet';
  if (plainPath(pathname) === paths.profile) return 'profile';
  return undefined;
}

/** Which dialog an address names. An unknown parameter value is ignored; `modal` wins over the path. */
export function dialogOf({ pathname, search }: Address): OpenDialog | undefined {
  const parameters = new URLSearchParams(search);
  const name = oneOf(dialogNames, parameters.get('modal')) ?? dialogOfPath(pathname);
  switch (name) {
    case undefined:
      return undefined;
    case 'auth':
      return { dialog: name, tab: tabOf(search) };
    case 'wallet':
      return { dialog: name, view: oneOf(walletViews, parameters.get('view')) ?? 'overview' };
    case 'bet': {
      const bet = parameters.get('bet') ?? '';
      return recordIdPattern.test(bet) ? { dialog: name, bet } : undefined;
    }
    case 'transaction': {
      const id = parameters.get('id') ?? '';
      return recordIdPattern.test(id) ? { dialog: name, id } : undefined;
    }
    default:
      return { dialog: name };
  }
}

/** The tab that the auth dialog shows; anything unknown means login (spec §2 Auth modal). */
export const tabOf = (search: string): AuthTab => oneOf(authTabs, new URLSearchParams(search).get('tab')) ?? 'login';

/** The address with a dialog added; everything else in it stays. */
export function withDialog(address: Address, request: DialogRequest): Address {
  const rest = withoutDialog(address).search;
  const own = new URLSearchParams({ modal: request.dialog });
  if (request.dialog === 'auth' && request.tab !== undefined) own.set('tab', request.tab);
  if (request.dialog === 'wallet' && request.view !== undefined) own.set('view', request.view);
  if (request.dialog === 'bet') own.set('bet', request.bet);
  if (request.dialog === 'transaction') own.set('id', request.id);
  return { pathname: address.pathname, search: `${rest === '' ? '?' : `${rest}&`}${own}` };
}

/** The address with another tab of the auth dialog, or another view of the wallet. */
export function withParameter(address: Address, name: 'tab' | 'view', value: string): Address {
  const rest = without(address.search, [name]);
  return {
    pathname: address.pathname,
    search: `${rest === '' ? '?' : `${rest}&`}${name}=${encodeURIComponent(value)}`,
  };
}

/** The address without the parameters of its dialog; all others stay. */
export function withoutDialog({ pathname, search }: Address): Address {
  const asked = dialogOf({ pathname, search });
  return { pathname, search: asked === undefined ? search : without(search, ownedBy[asked.dialog]) };
}

/** Removes parameters and keeps the text of all others unchanged. */
function without(search: string, names: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.includes([...new URLSearchParams(pair).keys()][0] ?? ''));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
