import { aSiteConfig, renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ContactPage, HelplinePage, HelpPage, ResponsibleGamblingPage } from '.';
import { mailOf } from './ContactPage';
import { helpQuestions } from './helpQuestions';

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
