import type { FastifyReply } from 'fastify';
import { publicFilesPrefix } from '../paths';
import { html, type Markup } from './html';

/** A complete page of the sandbox. */
export interface Page {
  readonly title: string;
  readonly body: Markup;
  /** Files below /assets/. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** Origins that may frame the page, with `*` for any port; by default it cannot be framed. */
  readonly framedBy?: readonly string[];
  readonly status?: number;
}

/** Sends a page with a content security policy that allows only the sandbox's own files. */
export function sendPage(reply: FastifyReply, page: Page) {
  const ancestors = page.framedBy?.length ? page.framedBy.join(' ') : "'none'";
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors ${ancestors}`,
      ].join('; '),
    })
    .serializer(String)
    .send(writePage(page).text);
}

const writePage = ({ title, body, styles = [], scripts = [] }: Page) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Provider sandbox</title>
<link rel="icon" href="${publicFilesPrefix}art/favicon.svg">
<link rel="preload" as="font" type="font/woff2" href="${publicFilesPrefix}fonts/geologica-latin-wght-normal.woff2" crossorigin>
${['base.css', 'forced-colors.css', ...styles].map((name) => html`<link rel="stylesheet" href="${publicFilesPrefix}styles/${name}">`)}
${scripts.map((name) => html`<script src="${publicFilesPrefix}scripts/${name}" defer></script>`)}
</head>
<body>
${body}
</body>
</html>
`;
