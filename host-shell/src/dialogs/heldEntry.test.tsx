import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { announceMove, useHeldEntry } from './heldEntry';

function Page() {
  useHeldEntry();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/next">Next</Link>
      <Link to="/last">Last</Link>
      <button
        type="button"
        onClick={() => {
          announceMove();
          window.history.back();
        }}
      >
        Close
      </button>
    </>
  );
}

test('Back and Forward return to the entry of a dialog that is held open, unless the site itself moves', async () => {
  render(<Page />, { wrapper: BrowserRouter });
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
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(heading()).toBe(first));
  dialog.remove();
});
