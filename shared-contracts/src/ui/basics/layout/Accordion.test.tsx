import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Accordion } from '../..';

const items = [
  { id: 'one', title: 'Is it legitimate?', content: 'Yes.' },
  { id: 'two', title: 'Is it licensed?', content: 'It is.', trailing: 'Incomplete' },
];

test('rows are headings with a button, initially closed', () => {
  render(<Accordion items={items} headingLevel={4} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Is it legitimate?', expanded: false })).toBeVisible();
  expect(screen.getByText('Yes.')).not.toBeVisible();
});

test.each([['{Enter}'], [' ']])('%s opens a row and closes the other', async (keys) => {
  const user = userEvent.setup();
  render(<Accordion items={items} />);
  await user.tab();
  await user.keyboard(keys);
  expect(screen.getByText('Yes.')).toBeVisible();
  await user.tab();
  await user.keyboard(keys);
  expect(screen.getByText('It is.')).toBeVisible();
  expect(screen.getByText('Yes.')).not.toBeVisible();
  await user.keyboard(keys);
  expect(screen.getByText('It is.')).not.toBeVisible();
});

test('the button references its panel', () => {
  render(<Accordion items={items} openId="one" />);
  const button = screen.getByRole('button', { name: 'Is it legitimate?', expanded: true });
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('Yes.');
});

test('can be controlled by its parent', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(<Accordion items={items} openId="one" onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button', { name: /licensed/ }));
  expect(onToggle).toHaveBeenLastCalledWith('two');
  expect(screen.getByText('It is.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /legitimate/ }));
  expect(onToggle).toHaveBeenLastCalledWith(null);
  rerender(<Accordion items={items} openId={null} onToggle={onToggle} />);
  expect(screen.getByText('Yes.')).not.toBeVisible();
});

test.each([
  ['plus', undefined, 'lucide-minus', 'lucide-plus'],
  ['chevron', 'chevron', 'lucide-chevron-up', 'lucide-chevron-down'],
] as const)('shows that rows open by %s', (_, sign, open, closed) => {
  render(<Accordion items={items} openId="one" sign={sign} />);
  expect(screen.getByRole('button', { name: /legitimate/ }).querySelector('svg')).toHaveClass(open);
  expect(screen.getByRole('button', { name: /licensed/ }).querySelector('svg')).toHaveClass(closed);
});
