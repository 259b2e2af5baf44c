import { aSiteConfig, renderWithPage } from '@tessera/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { ContactPage, HelplinePage, HelpPage, ResponsibleGamblingPage } from '.';
import { mailOf } from './ContactPage';
import { helpQuestions } from './helpQuestions';
import { SelfTest } from './SelfTest';

const props = { title: 'Help', params: {} };
const questions = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('every question is listed, and leads to its pages once it is open', async () => {
  const { user } = renderWithPage(<HelpPage {...props} />);
  expect(questions()).toEqual(helpQuestions.map(({ question }) => question));
  await user.click(screen.getByRole('button', { name: 'When is my deposit credited?' }));
  expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/transactions');
});

test.each([
  ['recovery', ['I lost my phone or my passkey']],
  ['  WRONG   network ', ['I sent coins on the wrong network, or the wrong coin']],
  ['poker', ['No answer has these words']],
])('a search for %j finds %j', async (typed, expected) => {
  const { user } = renderWithPage(<HelpPage {...props} />);
  await user.type(screen.getByLabelText('Search the answers'), typed);
  expect(questions()).toEqual(expected);
});

test('a mail to support has its topic and the id, whatever they contain', () => {
  const mail = new URL(mailOf('support@tessera.example', 'A game or a bet', ' 12&subject=x '));
  expect(mail.pathname).toBe('support@tessera.example');
  expect(mail.searchParams.getAll('subject')).toEqual(['A game or a bet']);
  expect(mail.searchParams.get('body')).toBe('ID: 12&subject=x\n\n');
});

test.each([undefined, 24])('the time of an answer is said only if the site names one: %j', (supportHours) => {
  renderWithPage(<ContactPage {...props} />, { siteConfig: aSiteConfig(supportHours ? { supportHours } : {}) });
  expect(screen.queryAllByText(/answered within 24 hours/)).toHaveLength(supportHours ? 1 : 0);
});

test('an independent body for disputes is named only if the site has one', () => {
  const sentence = 'If you and support do not agree, you can take the dispute to an independent body:';
  const { unmount } = renderWithPage(<ContactPage {...props} />);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  unmount();
  const disputes = { name: 'Body of Disputes', href: 'https://disputes.example/' };
  renderWithPage(<ContactPage {...props} />, { siteConfig: { disputes } });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Body of Disputes' })).toHaveAttribute('href', 'https://disputes.example/');
});

test('help by country comes from the configuration of the site', () => {
  const helplines = [{ country: 'Malta', name: 'Foundation', href: 'https://help.example/' }];
  renderWithPage(<HelplinePage {...props} />, { siteConfig: { helplines } });
  expect(screen.getByRole('link', { name: 'Foundation' })).toHaveAttribute('href', 'https://help.example/');
  expect(screen.getByText('Malta:')).toBeVisible();
});

test('responsible gambling names the harm, what one can do here, and who helps', () => {
  renderWithPage(<ResponsibleGamblingPage {...props} />, { siteConfig: { rules: 'ontario' } });
  expect(screen.getByText('Gambling is for fun. It is no way to earn money, and no way out of debt.')).toBeVisible();
  expect(screen.getByText('You bet more than you can afford to lose, or borrow to bet.')).toBeVisible();
  expect(screen.getByText('Play for fun: Fun Play of every original uses no money.')).toBeVisible();
  expect(screen.getByText(/^Nobody under 19 may play\./)).toBeVisible();
  const { name, href } = aSiteConfig().gamblingHelp;
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

const choose = async (user: ReturnType<typeof renderWithPage>['user'], answers: readonly string[]) => {
  const groups = screen.getAllByRole('radiogroup');
  for (const [index, answer] of answers.entries()) {
    await user.click(within(groups[index] as HTMLElement).getByRole('radio', { name: answer }));
  }
};

test.each([
  [0, 0, /no problem with gambling/],
  [1, 0, /few signs/],
  [0, 1, /few signs/],
  [3, 0, /some harm/],
  [1, 3, /some harm/],
  [8, 0, /hard to stop alone/],
  [0, 9, /hard to stop alone/],
])('the self-test adds up %i times “Sometimes” and %i times “Most of the time”', async (once, often, words) => {
  const { user } = renderWithPage(<SelfTest onAgain={() => undefined} />);
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(36);
  await choose(user, [
    ...Array.from({ length: once }, () => 'Sometimes'),
    ...Array.from({ length: often }, () => 'Most of the time'),
    ...Array.from({ length: 9 - once - often }, () => 'Never'),
  ]);
  const stored = JSON.stringify([localStorage, sessionStorage]);
  await user.click(screen.getByRole('button', { name: 'Show the result' }));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(`${once + 2 * often} of 27`)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus();
  expect(JSON.stringify([localStorage, sessionStorage])).toBe(stored);
});

test('the self-test leads to the first question without an answer, and shows no result before it is pressed for', async () => {
  const { user } = renderWithPage(<SelfTest onAgain={() => undefined} />);
  await choose(user, ['Never', 'Never']);
  await user.click(screen.getByRole('button', { name: 'Show the result' }));
  const third = screen.getByRole('radiogroup', { name: /^3\./ });
  expect(third).toHaveFocus();
  expect(third).toHaveAccessibleDescription('Please choose an answer');
  await choose(
    user,
    Array.from({ length: 9 }, () => 'Never'),
  );
  expect(screen.queryByText('Your result')).not.toBeInTheDocument();
});

test.each([
  [['limits', 'breaks', 'statement'], ['/settings#limits', '/settings#breaks', '/statement'], undefined],
  [['limits'], ['/settings#limits'], 'This site has no breaks or self-exclusion of its own yet.'],
  [[], [], 'This site has no limits and no breaks or self-exclusion of its own yet.'],
] as const)('a site with %j says what it has', (providerExtensions, addresses, missing) => {
  renderWithPage(<ResponsibleGamblingPage {...props} />, {
    siteConfig: { providerExtensions: [...providerExtensions] },
  });
  const found = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(found.filter((address) => address.startsWith('/'))).toEqual(addresses);
  expect(screen.queryByText(/of its own yet/)?.textContent).toBe(missing);
});
