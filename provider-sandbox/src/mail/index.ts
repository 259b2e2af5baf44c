export { mailMessages } from './mail.messages';
export { createMailer, type Mail, type Mailer } from './mailer';
