import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { checkTyping, goBack, renderWithPage } from '../../testing';
import { SearchField, useUrlText } from '..';

function Search() {
  const stored = new URLSearchParams(useLocation().search).get('search') ?? '';
  const { text, setText } = useUrlText(stored);
  const handleChange = (typed: string) =>
    setText(typed, () => ({
      search: typed === '' ? '' : `?${new URLSearchParams({ search: typed })}`,
      isRewrite: stored !== '' && typed !== '',
    }));
  return <SearchField label="Search" placeholder="" value={text} onChange={handleChange} />;
}

test('keeps the typed text for every order of keys and renders', () => checkTyping(() => <Search />));

test('starts with the text of the URL, and follows Back', async () => {
  const { user, currentRoute } = renderWithPage(<Search />, { route: '/bets', hasBrowserUrl: true });
  await user.type(screen.getByRole('searchbox'), 'dice');
  expect(currentRoute()).toBe('/bets?search=dice');
  await goBack();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('keeps the typed text when the browser refuses further URL changes', async () => {
  const { user } = renderWithPage(<Search />, { route: '/bets?search=d', hasBrowserUrl: true });
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError');
  });
  await user.type(screen.getByRole('searchbox'), 'ice');
  expect(screen.getByRole('searchbox')).toHaveValue('dice');
  refused.mockRestore();
});
