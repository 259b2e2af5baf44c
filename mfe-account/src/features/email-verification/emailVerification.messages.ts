/** Texts of the verification of the e-mail address (spec §2 E-mail verification dialog, §5, §8). */
export const messages = {
  title: 'Verify Email',
  sentTo: 'Enter the six digits that were mailed to',
  code: 'Verification code',
  verify: 'Verify',
  verifying: 'Verifying...',
  loadingForm: 'Loading the verification form',
  resend: 'Resend',
  resendIn: 'Resend in',
  canResend: 'You can request a new code now.',
  goodFor: 'Code is good for',
  expired: 'The code has expired.',

  verified: 'Email verified successfully!',
  incomplete: 'Please enter a complete 6-digit OTP',
  noEmail: 'Email not found. Please log in again.',
  resent: 'Verification code resent to your email!',
  resendFailed: 'Failed to resend code. Please try again.',
  sent: 'Verification code sent to your email!',
} as const;
