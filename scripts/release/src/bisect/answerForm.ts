import type { ShellPage } from '@tessera/platform/compose/shellPage';

/** Address to which the form of a page sends an answer. */
export const answerAddress = '/__bisect';

const formId = 'tessera-bisect';

/** Looks like a tool beside the site, not like a part of it; above a phone's bar at the lower edge. */
const css = `
body{padding-bottom:8rem}
#${formId}{position:fixed;inset:auto 0 var(--layout-bottom-bar,0px);z-index:2147483647;display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:center;padding:8px 16px;background:#fff;color:#111;font:16px/24px system-ui,sans-serif}
#${formId} p{margin:0;overflow-wrap:anywhere}
#${formId} button{min-height:40px;padding:4px 16px;border:2px solid #111;border-radius:6px;background:#fff;color:#111;font:inherit;cursor:pointer}
#${formId} button:hover{background:#ddd}
#${formId} button:focus-visible{outline:3px solid #06c;outline-offset:2px}
`;

const button = (value: string, text: string) => `<button name="answer" value="${value}">${text}</button>`;

/**
 * Adds Good, Bad and Skip below every page, in plain markup beside React's root: they work with a shell of any age, and
 * with one that does not start.
 *
 * @param step identifies the state that the page shows, so that an answer in an outdated tab does not count
 */
export const withAnswerForm =
  (step: number, text: string) =>
  (page: ShellPage): ShellPage => ({
    ...page,
    css: page.css + css,
    shellCss: page.shellCss + css,
    notices: `${page.notices}<form id="${formId}" method="post" action="${answerAddress}" aria-label="Bisect"><p>${text}</p><input type="hidden" name="step" value="${step}">${button('good', 'Good')}${button('bad', 'Bad')}${button('skip', 'Skip')}</form>`,
  });

const escapeText = (text: string) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const resultStyle = 'body{margin:16px;font:16px/24px system-ui,sans-serif}h1{font-size:20px}pre{white-space:pre-wrap}';

/** The page that follows the last answer. */
export const resultPage = ([first = '', ...others]: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bisect</title>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">',
    `<style>${resultStyle}</style>`,
    `<main><h1>${escapeText(first)}</h1><pre>${escapeText(others.join('\n'))}</pre></main></html>\n`,
  ].join('\n');
