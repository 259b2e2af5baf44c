import { type Place, ruleSets } from '@tessera/shared-contracts/rules';
import { clausesOf } from '@tessera/shared-contracts/rules/clauses';
import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Faq } from '../home/Faq';
import { RulesTile } from '.';
import { places } from './siteRules.messages';

test('a site without rules claims those of no place', () => {
  renderWithPage(<RulesTile />);
  expect(screen.getByText('This site does not claim to follow the rules of any place.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(ruleSets.filter((rules): rules is Place => rules !== 'open'))(
  'a site of %s names its rules, their regulator, and which clauses are tested',
  async (rules) => {
    const { name, regulator, href } = places[rules];
    const { user } = renderWithPage(<RulesTile />, { siteConfig: { rules } });
    expect(screen.getByText(`This site is set up for the rules of ${name}. The regulator there:`)).toBeVisible();
    expect(screen.getByRole('link', { name: regulator })).toHaveAttribute('href', href);
    expect(screen.getByText('Our reading of law, not legal advice.')).toBeVisible();
    expect(screen.queryByText('Tested')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the clauses', expanded: false }));
    const clauses = clausesOf[rules];
    const tested = clauses.filter((clause) => 'test' in clause).length;
    expect(await screen.findAllByText('Tested')).toHaveLength(tested);
    expect(screen.queryAllByText('Not met')).toHaveLength(clauses.length - tested);
    for (const clause of clauses) {
      expect(screen.getByText(clause.text)).toBeVisible();
      if ('because' in clause) expect(screen.getByText(clause.because)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Hide the clauses', expanded: true }));
    expect(screen.queryByText('Tested')).not.toBeInTheDocument();
  },
);

test.each([
  ['open', 18],
  ['ontario', 19],
] as const)('by the rules %s the questions of the home page say from %s on', async (rules, age) => {
  const { user } = renderWithPage(<Faq />, { siteConfig: { rules } });
  await user.click(screen.getByRole('button', { name: 'In which regions is it legal to play?' }));
  expect(screen.getByText(new RegExp(`You must be ${age} or over everywhere`))).toBeVisible();
});
