import { render, screen, waitFor } from '@testing-library/react';
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

  const aList = (isFailed: boolean, isHeaded = true) => (
    <main>
      <h1>Lobby</h1>
      <section aria-label="Bets">
        {isHeaded && <h2>Live bets</h2>}
        {isFailed ? (
          <div>
            <ErrorState title="Failed" onRetry={() => {}} />
          </div>
        ) : (
          <p>Two bets</p>
        )}
      </section>
      <button type="button">Elsewhere</button>
    </main>
  );

  test.each([
    ['heading', true, 'Live bets'],
    ['region', false, 'Bets'],
  ] as const)('that ends leaves the focus to the nearest %s', async (role, isHeaded, name) => {
    const { rerender } = render(aList(true, isHeaded));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(aList(false, isHeaded));
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  });

  test('that ends leaves a focus that is elsewhere', async () => {
    const { rerender } = render(aList(true));
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    rerender(aList(false));
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
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
