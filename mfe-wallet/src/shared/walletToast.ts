import { showToast, type ToastKind } from '@tessera/shared-contracts/events';

/** Toasts of the wallet stay longer than others, since they are about money (spec §9 Toast duration). */
const durationMs = 5000;

export const showWalletToast = (kind: ToastKind, message: string): void => showToast(kind, message, { durationMs });
