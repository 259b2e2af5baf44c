import { showToast, type ToastKind } from '@tessera/shared-contracts/events';

/** Toasts about money are shown longer than others (spec §9 Toast duration). */
const durationMs = 5000;

export const showWalletToast = (kind: ToastKind, message: string): void => showToast(kind, message, { durationMs });
