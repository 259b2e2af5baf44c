import { createTransport } from 'nodemailer';
import type { SandboxConfig } from '../config';

/** A message as the mailbox shows it. `code` is the one-time code in it, if any. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly sentAt: string;
}

/** Sends mail, or keeps it for the mailbox page. */
export interface Mailer {
  /** Whether mail leaves by SMTP and the mailbox stays empty. */
  readonly isSmtp: boolean;
  send(mail: Mail): Promise<void>;
  /** Kept mail, newest first; of one address when it is given. */
  list(to?: string): readonly Mail[];
  close(): void;
}

/** The mailbox is in memory only: codes are never at rest in the open. */
const kept = 1_000;

export function createMailer(config: Pick<SandboxConfig, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (config.smtpUrl === undefined) return createMailbox();
  const transport = createTransport(config.smtpUrl);
  return {
    isSmtp: true,
    async send({ to, subject, text }) {
      await transport.sendMail({ from: config.mailFrom, to, subject, text });
    },
    list: () => [],
    close: () => transport.close(),
  };
}

function createMailbox(): Mailer {
  let mails: readonly Mail[] = [];
  return {
    isSmtp: false,
    async send(mail) {
      mails = [mail, ...mails].slice(0, kept);
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())),
    close: () => undefined,
  };
}
