import { showToast } from '@tessera/shared-contracts/events';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts';

test('shows toasts that were requested before the library loaded, and after', async () => {
  render(<Toasts />);
  act(() => showToast('error', 'Asked for early', { durationMs: 60_000 }));
  expect(screen.queryByText('Asked for early')).not.toBeInTheDocument();
  expect(await screen.findByText('Asked for early')).toBeInTheDocument();
  act(() => showToast('success', 'Asked for late', { durationMs: 60_000 }));
  expect(await screen.findByText('Asked for late')).toBeInTheDocument();
  expect(screen.getAllByText(/^Asked for/)).toHaveLength(2);
});
