import { readSession } from '@tessera/shared-contracts/session';

/** The address to verify: as given, else of the stored user, else the stored address (spec §5). */
export function emailToVerify(given: string | undefined): string | undefined {
  return given || readSession()?.user.email || readStoredEmail() || undefined;
}

function readStoredEmail(): string | null {
  try {
    return window.localStorage.getItem('email');
  } catch {
    return null;
  }
}
