export { mailMessages } from './mail.messages';
export { registerMailbox } from './mailboxPage';
export { createMailer, type Mail, type Mailer } from './mailer';
