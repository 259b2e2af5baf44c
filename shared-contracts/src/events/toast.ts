import { emit } from './bus';
import type { ToastKind } from './eventSchemas';

/**
 * Asks the host to show a toast. Remotes own no toasts of their own.
 *
 * @param options.durationMs milliseconds; the host's default is 3 s, wallet dialogs use 5000 (spec §9)
 */
export function showToast(kind: ToastKind, message: string, options: { durationMs?: number } = {}): void {
  emit('toast-requested', { kind, message, ...options });
}
