import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { recordEvents } from '../../testing';
import { Badge, Button, EmptyState, ErrorState, GameFlag, Notice, SampleDataBadge, SignedOutState, Skeleton } from '..';

test('an empty list shows its text under a heading of the given level', () => {
  render(<EmptyState title="No bets found" line="Play a round." action={<Button>Play</Button>} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No bets found' })).toBeVisible();
  expect(screen.getByText('Play a round.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

describe('a failure', () => {
  test('is announced with its reason and can be retried', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Failed to load game." reason="Unable to load game" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load game.Unable to load game');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('is not retried twice at the same time', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="Failed" onRetry={onRetry} isBusy retryLabel="Reload" />);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('has no button where nothing can be retried', () => {
    render(<ErrorState title="Failed" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('a visitor is asked to log in', async () => {
  const requests = recordEvents();
  render(<SignedOutState title="Your bets" line="Log in to see them." />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(requests).toEqual([{ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } }]);
});

test.each([
  [<SampleDataBadge key="a" />, 'Sample data'],
  [
    <Badge key="b" tone="win" icon={<svg aria-hidden="true" />}>
      Complete
    </Badge>,
    'Complete',
  ],
  [<GameFlag key="c" flag="LIVE" />, 'LIVE'],
  [
    <Notice key="d" tone="info">
      Mind this.
    </Notice>,
    'Mind this.',
  ],
])('%# reads %s', (part, text) => {
  render(part);
  expect(screen.getByText(text)).toBeVisible();
});

test('a notice is announced where it appears after an action', () => {
  render(
    <Notice role="alert" tone="loss">
      Please enter a valid PIN
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid PIN');
});

test('a skeleton has the given size and is hidden from screen readers', () => {
  const { container } = render(<Skeleton width={90} height={36} radius={7} />);
  expect(container.firstChild).toHaveStyle({ width: '5.625rem', height: '2.25rem', borderRadius: '7px' });
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
