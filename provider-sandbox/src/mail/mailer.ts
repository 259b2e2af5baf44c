import { asciiEmail } from '@tessera/shared-contracts/accounts';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { SandboxConfig } from '../config';

/** A message. `code` is the one-time code in it, if any. */
export const mailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  code: v.optional(v.string()),
  sentAt: v.string(),
});
/** See {@link mailSchema}. */
export type Mail = v.InferOutput<typeof mailSchema>;

/** Sends mail, or keeps it for the mailbox page. */
export interface Mailer {
  /** Whether mail is sent by SMTP, in which case the mailbox stays empty. */
  readonly isSmtp: boolean;
  send(mail: Mail): Promise<void>;
  /** Mail in the mailbox, newest first; only mail to one address, if given. */
  list(to?: string): readonly Mail[];
  close(): void;
}

/** Capacity of the mailbox, which is in memory only, so that codes are never stored in plain text. */
const kept = 1_000;
/** How long a step of sending may take. */
const smtpTimeoutMs = 10_000;

export function createMailer(config: Pick<SandboxConfig, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (config.smtpUrl === undefined) return createMailbox();
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  });
  return {
    isSmtp: true,
    async send({ to, subject, text }) {
      await transport.sendMail({ from: config.mailFrom, to, subject, text });
    },
    list: () => [],
    close: () => transport.close(),
  };
}

const folded = (email: string) => asciiEmail(email).toLowerCase();

function createMailbox(): Mailer {
  let mails: readonly Mail[] = [];
  return {
    isSmtp: false,
    async send(mail) {
      mails = [mail, ...mails].slice(0, kept);
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => folded(mail.to) === folded(to))),
    close: () => undefined,
  };
}
