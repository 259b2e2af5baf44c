import { showToast } from '@tessera/shared-contracts/events';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { keepEarlyToasts, Toasts } from '.';

test('shows toasts that were requested before the library loaded, and after', async () => {
  render(<Toasts />);
  act(() => showToast('error', 'Asked for early', { durationMs: 60_000 }));
  expect(screen.queryByText('Asked for early')).not.toBeInTheDocument();
  expect(await screen.findByText('Asked for early')).toBeInTheDocument();
  act(() => showToast('success', 'Asked for late', { durationMs: 60_000 }));
  expect(await screen.findByText('Asked for late')).toBeInTheDocument();
  expect(screen.getAllByText(/^Asked for/)).toHaveLength(2);
});

test('shows toasts that were requested before it was rendered', async () => {
  keepEarlyToasts();
  act(() => showToast('info', 'Before the page', { durationMs: 60_000 }));
  render(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  );
  expect(await screen.findByText('Before the page')).toBeInTheDocument();
});
