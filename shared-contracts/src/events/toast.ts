import { emit } from './bus';
import type { ToastKind } from './eventSchemas';

/**
 * Requests a toast from the host. Remotes do not render toasts.
 *
 * @param options.durationMs milliseconds; the host's default is 3 s, wallet dialogs use 5000 (spec §9 Toast duration)
 */
export function showToast(kind: ToastKind, message: string, options: { durationMs?: number } = {}): void {
  emit('toast-requested', { kind, message, ...options });
}
