import { emitExternal, onExternal } from '@tessera/shared-contracts/events';
import { custom, type InferOutput, looseObject, minLength, optional, pipe, safeParse, string } from 'valibot';

/** A wallet's description of itself (https://eips.ethereum.org/EIPS/eip-6963). */
const announcementSchema = looseObject({
  info: looseObject({
    uuid: pipe(string(), minLength(1)),
    name: pipe(string(), minLength(1)),
    icon: string(),
    rdns: optional(string()),
  }),
  provider: custom<Eip1193Provider>(
    (value) => typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function',
  ),
});

/** The used part of https://eips.ethereum.org/EIPS/eip-1193. */
interface Eip1193Provider {
  readonly request: (call: { readonly method: string }) => Promise<unknown>;
  readonly on?: (event: 'accountsChanged', listener: (accounts: unknown) => void) => unknown;
  readonly removeListener?: (event: 'accountsChanged', listener: (accounts: unknown) => void) => unknown;
}

/** A wallet in this browser. */
export type BrowserWallet = InferOutput<typeof announcementSchema>;

const onWallet = (handle: (wallet: BrowserWallet) => void) =>
  onExternal('eip6963:announceProvider', (payload) => {
    const announcement = safeParse(announcementSchema, payload);
    if (announcement.success) handle(announcement.output);
  });

/** Stable id of a wallet: its `uuid` changes with each page. */
export const walletSource = ({ info }: BrowserWallet): string => info.rdns || info.name;

/**
 * Subscribes to every wallet of this browser that announces itself.
 *
 * @param onAccount the account that a wallet shares from now on, or `undefined` when it shares no account
 * @returns the undo
 */
export function followWallets(onAccount: (source: string, account: string | undefined) => void): () => void {
  const undos = new Map<string, () => void>();
  const stopListening = onWallet((wallet) => {
    const { info, provider } = wallet;
    if (undos.has(info.uuid)) return;
    const handleAccounts = (accounts: unknown) => onAccount(walletSource(wallet), firstAccount(accounts));
    provider.on?.('accountsChanged', handleAccounts);
    undos.set(info.uuid, () => provider.removeListener?.('accountsChanged', handleAccounts));
  });
  emitExternal('eip6963:requestProvider');
  return () => {
    stopListening();
    for (const undo of undos.values()) undo();
  };
}

/**
 * Requests announcements from the browser's wallets and collects those that answer in time.
 *
 * @param signal ends the wait early
 * @returns each wallet once, in the order of their answers
 */
export async function discoverWallets(waitMs: number, signal?: AbortSignal): Promise<readonly BrowserWallet[]> {
  const found = new Map<string, BrowserWallet>();
  const stopListening = onWallet((wallet) => found.set(wallet.info.uuid, wallet));
  emitExternal('eip6963:requestProvider');
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  stopListening();
  return [...found.values()];
}

const accountAddress = /^0x[0-9a-f]{40}$/i;

/**
 * Requests the wallet's accounts; the wallet asks the player for permission.
 *
 * @returns the first account, or `undefined` if the wallet shared no account
 * @throws what the wallet throws when the player refuses
 */
export async function requestAccount({ provider }: BrowserWallet): Promise<string | undefined> {
  return firstAccount(await provider.request({ method: 'eth_requestAccounts' }));
}

function firstAccount(accounts: unknown): string | undefined {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' && accountAddress.test(first) ? first : undefined;
}

/** The wallet's icon, if it is a data URI; others are not shown. */
export const walletIcon = ({ info }: BrowserWallet): string | undefined =>
  /^data:image\/[a-z+.-]+[;,]/i.test(info.icon) ? info.icon : undefined;
