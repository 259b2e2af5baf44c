export { mailMessages } from './mail.messages';
export { registerMailbox } from './mailboxPage';
export { createOutbox } from './outbox';
