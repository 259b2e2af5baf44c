import { apiMessages } from '@tessera/shared-contracts/api';
import { emailMessages } from '../../shared/email.messages';

/** Texts of the developer login test page (spec §2 Login test page, §5, §8 Auth). */
export const messages = {
  title: 'Login test',
  line: 'Sends the login call and shows what comes back. This page stores no session.',
  email: 'Email',
  password: 'Password',
  submit: 'Test Login',
  submitting: 'Logging in...',
  invalidEmail: emailMessages.invalidEmail,
  passwordRequired: 'Password is required.',
  emailRequired: 'Email is required.',
  failed: 'Login Failed',
  failedMessage: apiMessages.loginFailed,
  succeeded: 'Login Successful',
  fields: {
    status: 'Status',
    message: 'Message',
    data: 'Data',
    userId: 'User ID',
    username: 'Username',
    email: 'Email',
    displayName: 'Display name',
    token: 'Access token',
    raw: 'Raw response',
  },
  none: '–',
} as const;
