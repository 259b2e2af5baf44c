import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useBlocker, useLocation } from 'react-router-dom';
import { announceMove } from './heldEntry';
import { PageRouter } from './PageRouter';

function Blocking() {
  const { state, proceed } = useBlocker(true);
  return (
    <button type="button" onClick={() => proceed?.()}>
      {state}
    </button>
  );
}

function Page({ blocks }: { readonly blocks: boolean }) {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1>{pathname}</h1>
      <input aria-label="Amount" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="/next">Next</Link>
      <Link to="/last">Last</Link>
      {blocks && <Blocking />}
    </>
  );
}

test('becomes a data router in place: typed text stays, and a blocker blocks', async () => {
  const page = (blocks: boolean) => (
    <PageRouter>
      <Page blocks={blocks} />
    </PageRouter>
  );
  const { rerender } = render(page(false));
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: '/next' })).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '0.5' } });

  await act(() => import('./wholeRouter'));
  expect(screen.getByLabelText('Amount')).toHaveValue('0.5');
  rerender(page(true));
  fireEvent.click(screen.getByRole('link', { name: 'Last' }));
  expect(await screen.findByRole('button', { name: 'blocked' })).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveTextContent('/next');
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: '/last' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/last');
});

test('Back and Forward return to the entry of a dialog that is held open, unless the site itself moves', async () => {
  render(
    <PageRouter>
      <Page blocks={false} />
    </PageRouter>,
  );
  const heading = () => screen.getByRole('heading').textContent;
  const go = jest.spyOn(window.history, 'go');
  const first = heading();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(heading()).toBe('/next'));
  fireEvent.click(screen.getByRole('link', { name: 'Last' }));
  await waitFor(() => expect(heading()).toBe('/last'));
  window.history.back();
  await waitFor(() => expect(heading()).toBe('/next'));

  const dialog = document.createElement('div');
  dialog.setAttribute('data-dialog-held', '');
  document.body.append(dialog);
  for (const [leave, back] of [
    [() => window.history.back(), 1],
    [() => window.history.forward(), -1],
  ] as const) {
    leave();
    await waitFor(() => expect(go).toHaveBeenLastCalledWith(back));
    await waitFor(() => expect(window.location.pathname).toBe('/next'));
    expect(heading()).toBe('/next');
  }
  announceMove();
  window.history.back();
  await waitFor(() => expect(heading()).toBe(first));
  dialog.remove();
});
