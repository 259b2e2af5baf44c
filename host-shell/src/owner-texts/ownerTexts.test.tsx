import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { TermsPage } from '.';
import { textBlocks } from './textBlocks';

const props = { title: 'Terms', params: {} };
const terms = '# Who may play\r\n\r\nEverybody over 18,\r\nwhere it is legal.\r\n\r\n- no <b>bots</b>\r\n- one account';

afterEach(() => jest.restoreAllMocks());

const answer = (...answers: readonly (string | undefined)[]) => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  for (const text of answers) {
    fetch.mockImplementationOnce(
      async () => ({ ok: text !== undefined, status: 404, text: async () => text ?? '' }) as Response,
    );
  }
  return fetch;
};

test('a text without one of the owner’s is said not to be published, on the day of reading', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 29) });
  renderWithPage(<TermsPage {...props} />, { siteConfig: { supportEmail: 'help@site.example' } });
  jest.useRealTimers();
  expect(screen.getByText('The text of this page is not published yet.')).toBeVisible();
  expect(screen.getByText('As of Nov 29, 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@site.example' })).toBeVisible();
});

test('the owner’s text is shown as text, whatever it contains', async () => {
  const fetch = answer(terms);
  renderWithPage(<TermsPage {...props} />, { siteConfig: { texts: { terms: 'terms.md' } } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Who may play' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'no <b>bots</b>',
    'one account',
  ]);
  expect(fetch).toHaveBeenCalledWith('/terms.txt', expect.anything());
  expect(screen.queryByText(/not published/)).toBeNull();
});

test('a text that does not load is fetched again on request', async () => {
  answer(undefined, terms);
  const { user } = renderWithPage(<TermsPage {...props} />, { siteConfig: { texts: { terms: 'terms.md' } } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everybody over 18, where it is legal.')).toBeVisible();
});

test.each([
  ['', []],
  [
    'One\ntwo\n\n\n three ',
    [
      { kind: 'paragraph', text: 'One two' },
      { kind: 'paragraph', text: 'three' },
    ],
  ],
  ['## 1. Scope', [{ kind: 'heading', text: '1. Scope' }]],
  ['#1 casino', [{ kind: 'paragraph', text: '#1 casino' }]],
  ['* a\n* b', [{ kind: 'list', items: ['a', 'b'] }]],
  ['- a\nb', [{ kind: 'paragraph', text: '- a b' }]],
  ['<script>x</script>', [{ kind: 'paragraph', text: '<script>x</script>' }]],
])('%j is read as %j', (text, blocks) => expect(textBlocks(text)).toEqual(blocks));
