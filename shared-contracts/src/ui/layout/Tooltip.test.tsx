import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tooltip } from '..';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = (name = 'Menu') => {
  render(
    <Tooltip label="Expand sidebar" side="right">
      <button type="button" aria-label={name} />
    </Tooltip>,
  );
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), button: screen.getByRole('button') };
};

test('shows after the pointer has rested, and hides when it leaves', async () => {
  const { user, button } = setUp();
  await user.hover(button);
  act(() => jest.advanceTimersByTime(399));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Expand sidebar');
  expect(button).toHaveAccessibleDescription('Expand sidebar');
  await user.unhover(button);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('shows at once on keyboard focus; Escape hides it', async () => {
  const { user, button } = setUp();
  await user.tab();
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('is not read out twice when the control has the same name', async () => {
  const { user, button } = setUp('Expand sidebar');
  await user.tab();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('does not show on touch, and hides when the page scrolls', async () => {
  const { user, button } = setUp();
  await user.pointer({ keys: '[TouchA>]', target: button });
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  fireEvent.scroll(window);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('shows on a press where the control does nothing else, until there is a press elsewhere', async () => {
  render(
    <Tooltip label="Nov 20, 2025 · 18:42:07" opensOnPress>
      <button type="button">Nov 20</button>
    </Tooltip>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  expect(screen.getByRole('tooltip')).toHaveTextContent('18:42:07');
  await user.pointer({ keys: '[TouchA]', target: document.body });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
