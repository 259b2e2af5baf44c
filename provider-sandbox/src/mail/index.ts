export { mailMessages } from './mail.messages';
export { registerMailbox } from './mailboxPage';
export { createMailer, type Mailer } from './mailer';
