import { apiMessages } from '@tessera/shared-contracts/api';

/** Texts of the Security card (spec §2, §5, §8). */
export const messages = {
  title: 'Security',
  verifyEmail: 'Verify Email',
  verifyEmailLine: 'Needed to receive withdrawal codes.',
  verified: 'Verified',
  notVerified: 'Not Verified',
  sendVerification: 'Send Verification',
  sending: 'Sending...',

  updatePassword: 'Update Password',
  cancel: 'Cancel',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  saveChanges: 'Save Changes',
  updating: 'Updating...',
  passwordFieldsRequired: 'Please fill in all password fields',
  passwordsDiffer: 'New passwords do not match',
  passwordRule:
    'Password must be 12–15 characters long and include uppercase, lowercase, number, and special character',
  noUsername: 'Username not found. Please log in again.',
  passwordChanged: 'Password changed successfully ✅',
  changeFailed: apiMessages.changePasswordFailed,

  enableTwoFactor: 'Enable 2FA',
  enableTwoFactorLine: 'A six-digit code from your authenticator app.',
} as const;
