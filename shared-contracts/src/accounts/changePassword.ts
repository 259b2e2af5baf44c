/** The part of the settings page's address that opens the form for a new password. */
export const passwordFormHash = '#password';

/**
 * Where password managers look for that form, which every server of the site redirects to it.
 *
 * @see https://w3c.github.io/webappsec-change-password-url/
 */
export const changePasswordRedirect = {
  from: '/.well-known/change-password',
  to: `/settings${passwordFormHash}`,
} as const;
