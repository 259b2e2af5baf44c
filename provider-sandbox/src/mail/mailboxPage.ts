import { readableEmail } from '@tessera/shared-contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { sandboxPage } from '../http/sandboxPage';
import type { Sandbox } from '../sandbox';
import type { Mail } from './mailer';

const newest = 100;

/** A page with the mail that the sandbox kept in memory, for trying out the site. */
export function registerMailbox(app: FastifyInstance, { outbox }: Sandbox): void {
  app.get('/mailbox', async (request, reply) => {
    const to = (request.query as { to?: string }).to?.trim() ?? '';
    const mails = (await outbox.list(to === '' ? undefined : to)).slice(0, newest);
    return sendPage(
      reply,
      sandboxPage(app, '/mailbox', {
        title: 'Mailbox',
        styles: ['mailbox.css'],
        intro: outbox.isSmtp
          ? 'Mail leaves by SMTP, as SMTP_URL says; none is kept here.'
          : 'What the sandbox would have mailed, newest first. It is kept until the sandbox stops.',
        body: html`
<form class="search" action="/mailbox" role="search">
  <div class="field"><label for="to">Recipient</label><input id="to" name="to" type="email" value="${to}" autocomplete="off"></div>
  <button class="button" type="submit">Show mail</button>
</form>
<section aria-labelledby="mail"><h2 id="mail">${mails.length === 0 ? 'No mail yet' : countMails(mails.length)}</h2>
${mails.length === 0 ? html`<p>Ask for a code on the site, then look again.</p>` : html`<ul class="mails">${mails.map(describe)}</ul>`}
</section>`,
      }),
    );
  });
}

const countMails = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const describe = ({ to, subject, text, code, sentAt }: Mail) => html`
<li><article class="slab">
  <div class="head"><h3>${subject}</h3><p class="quiet">To <bdi>${readableEmail(to)}</bdi>, <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p></div>
  ${code === undefined ? '' : html`<p class="code num"><span class="hidden-text">Code </span>${code}</p>`}
  <p class="text">${text}</p>
</article></li>`;
