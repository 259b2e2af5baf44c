import { render, screen } from '@testing-library/react';
import { StatusBadge } from './StatusBadge';

test.each([
  ['waiting', 'Waiting', 'clock'],
  ['confirming', 'Confirming', 'hourglass'],
  ['sending', 'Sending', 'send'],
  ['confirmed', 'Complete', 'circle-check'],
  ['finished', 'Complete', 'check'],
  ['partially_paid', 'Partially paid', 'triangle-alert'],
  ['failed', 'Failed', 'x'],
  ['refunded', 'Refunded', 'undo-2'],
  ['expired', 'Expired', 'timer-off'],
  ['on_hold', 'On hold', 'info'],
  [null, 'Unknown', 'info'],
  [undefined, 'Unknown', 'info'],
])('the status %s reads %s and has the icon %s', (status, label, icon) => {
  const { container } = render(<StatusBadge status={status} />);
  expect(screen.getByText(label)).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelector('svg')).toHaveClass(`lucide-${icon}`);
});
