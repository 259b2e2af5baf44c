import { codeMessages } from '../../shared/code.messages';

/** Texts of the Security card (spec §2 Security card, §5, §8 Verification and security). */
export const messages = {
  title: 'Security',
  verifyEmail: 'Verify Email',
  verifyEmailLine: 'Shows that this address is yours.',
  nextCodeIn: 'A new code can be sent in',
  verified: 'Verified',
  notVerified: 'Not Verified',
  sendVerification: 'Send Verification',
  sending: 'Sending...',
  haveCode: codeMessages.haveCode,

  updatePassword: 'Update Password',
  cancel: 'Cancel',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  saveChanges: 'Save Changes',
  updating: 'Updating...',
  loadingForm: 'Loading the password form',
  passwordFieldsRequired: 'Please fill in all password fields',
  passwordsDiffer: 'New passwords do not match',
  noUsername: 'Username not found. Please log in again.',
  passwordChanged: 'Password changed successfully ✅',

  enableTwoFactor: 'Enable 2FA',
  enableTwoFactorLine: 'A six-digit code from your authenticator app.',
} as const;
