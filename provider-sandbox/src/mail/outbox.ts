import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parse } from 'valibot';
import { type Queries, queryOne } from '../database';
import { newId } from '../ids';
import type { Outbox, Sandbox } from '../sandbox';
import { withPhrase } from './mail.messages';
import { createMailer, type Mail, mailSchema } from './mailer';
import {
  claimMail,
  longestPauseMs,
  msToNextMail,
  postponeMail,
  type QueuedMail,
  queueMail,
  removeExpiredMail,
  removeMail,
  setMailAside,
} from './queue';

const mostAttempts = 20;
const firstPauseMs = 1_000;
/** Lifetime of a mail without a code. */
const noticeLifetimeMs = 24 * 60 * 60_000;
/** Codes may be valid for less than sending takes; their mail is sent nevertheless. */
const shortestLifetimeMs = 60_000;
/** Poll interval for mail of other processes, which may have ended. */
const pollEveryMs = 15_000;
const shortestPollMs = 200;
/** How long a mail that is being sent may delay the end of the process. */
const closingMs = 1_000;

/** The phrase that a player's mail carries at its top, as the preferences have it; empty without one. */
const readPhrase = async (tx: Queries, to: string): Promise<string> =>
  (
    await queryOne<{ phrase: string | null }>(
      tx,
      `select settings ->> 'antiPhishingPhrase' as phrase from preferences join users on users.id = user_id
       where lower(email) = lower($1)`,
      [to],
    )
  )?.phrase ?? '';

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
  /** The command that failed. */
  readonly command?: string;
}

/** Whether the server refused this mail, and not all: a wrong password or sender, or maintenance, also has a code of 5xx. */
const isRefusedForGood = ({ responseCode = 0, command = '' }: SmtpFailure) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

export function createOutbox(
  { config, database, secret, now }: Pick<Sandbox, 'config' | 'database' | 'secret' | 'now'>,
  log: FastifyBaseLogger,
): Outbox {
  const mailer = createMailer(config);
  let isStale = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let claimed: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function attempt({ id, sealed, attempts }: QueuedMail): Promise<void> {
    try {
      await mailer.send(parse(mailSchema, JSON.parse(secret.open('outbox', sealed, id))));
    } catch (error) {
      if (isClosed) return;
      const failure = error as SmtpFailure;
      // Only this: the error's text contains the recipient.
      const report = { mail: id, attempts, code: failure.code, responseCode: failure.responseCode };
      if (attempts >= mostAttempts || isRefusedForGood(failure)) {
        await setMailAside(database, id);
        log.error(report, 'A mail could not be sent and is set aside.');
      } else {
        await postponeMail(database, id, Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs));
        log.warn(report, 'A mail could not be sent yet.');
      }
      return;
    }
    await removeMail(database, id);
  }

  async function sendDue(): Promise<void> {
    const expired = await removeExpiredMail(database);
    if (expired > 0) log.error({ expired }, 'Mail expired before it could be sent.');
    while (!isClosed) {
      const mail = await claimMail(database);
      if (mail === undefined) return;
      claimed = mail.id;
      try {
        await attempt(mail);
      } finally {
        claimed = undefined;
      }
    }
  }

  async function sendUntilDone(): Promise<void> {
    clearTimeout(timer);
    let pauseMs = firstPauseMs;
    try {
      while (isStale && !isClosed) {
        isStale = false;
        await sendDue();
        pauseMs = (await msToNextMail(database)) ?? pollEveryMs;
      }
    } finally {
      running = undefined;
      const nextMs = Math.min(Math.max(pauseMs, shortestPollMs), pollEveryMs);
      if (!isClosed) timer = setTimeout(sendInBackground, nextMs).unref();
    }
  }

  /** Tries all mail that is due now; there is one run at a time. */
  function send(): Promise<void> {
    isStale = true;
    running ??= sendUntilDone();
    return running;
  }
  function sendInBackground(): void {
    send().catch((error) => {
      if (!isClosed) log.warn(error, 'The outbox could not be read.');
    });
  }
  sendInBackground();

  return {
    isSmtp: mailer.isSmtp,
    async add(tx, mail) {
      const at = now();
      const id = newId(at);
      const phrase = config.extensions.includes('preferences') ? await readPhrase(tx, mail.to) : '';
      const text = phrase === '' ? mail.text : withPhrase(phrase, mail.text);
      const sealed = secret.seal(
        'outbox',
        JSON.stringify({ ...mail, text, sentAt: at.toISOString() } satisfies Mail),
        id,
      );
      const lifetimeMs =
        mail.code === undefined ? noticeLifetimeMs : Math.max(config.codeLifetimeMs, shortestLifetimeMs);
      await queueMail(tx, { id, sealed, lifetimeMs });
      tx.onCommit(sendInBackground);
    },
    async list(to) {
      if (!mailer.isSmtp) await send();
      return mailer.list(to);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([running?.catch(() => undefined), sleep(closingMs, undefined, { ref: false })]);
      // Another process, or the next one, need not wait until the claim runs out.
      if (claimed !== undefined) await postponeMail(database, claimed, 0);
      mailer.close();
    },
  };
}
