import { type Rest, statesOf } from '@tessera/workbench/state';

/** States of the dialog at one of its views, with what they usually have. */
export const walletAt = (view: string, usual: Rest = {}) => statesOf('WalletDialog', { props: { view }, ...usual });
