/**
 * Milliseconds between a login or registration and the auth dialog's `onClose` (spec §9 Login and register callback delay):
 * the player sees the success.
 */
export const authSuccessMs = 500;

/** Milliseconds after a login that a host waits for that `onClose` before it closes the dialog itself. */
export const authCloseLimitMs = 3 * authSuccessMs;
