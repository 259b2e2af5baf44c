import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '..';

interface CodeProps extends Partial<OneTimeCodeFieldProps> {
  readonly initial?: string;
}

function Code({ initial = '', ...props }: CodeProps) {
  const [value, setValue] = useState(initial);
  return <OneTimeCodeField label="Code" value={value} onChange={setValue} {...props} />;
}

function setUp(props: CodeProps = {}) {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} {...props} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return {
    boxes,
    onComplete,
    user: userEvent.setup(),
    code: () => boxes.map((box) => box.value || '_').join(''),
    focused: () => boxes.indexOf(document.activeElement as HTMLInputElement),
  };
}

test('is a labelled group of boxes that are named by their position', () => {
  const { boxes } = setUp({ error: 'Invalid OTP. Please try again.' });
  expect(screen.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Digit ${n} of 6`));
  expect(boxes[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(boxes.every((box) => box.inputMode === 'numeric')).toBe(true);
  expect(boxes[3]).toBeInvalid();
});

test('advances with each digit and reports the complete code once', async () => {
  const { user, boxes, code, onComplete } = setUp();
  await user.type(boxes[0] as HTMLElement, '482619');
  expect(code()).toBe('482619');
  expect(onComplete.mock.calls).toEqual([['482619']]);
});

test('accepts no letters', async () => {
  const { user, boxes, code, focused } = setUp();
  await user.type(boxes[0] as HTMLElement, '4a-8');
  expect(code()).toBe('48____');
  expect(focused()).toBe(2);
});

test.each([
  ['12 34-56', '123456'],
  ['Your code is 482619.', '482619'],
  ['12', '12____'],
  ['no digits', '______'],
])('fills from the pasted %p', async (text, expected) => {
  const { user, boxes, code } = setUp();
  await user.click(boxes[0] as HTMLElement);
  await user.paste(text);
  expect(code()).toBe(expected);
});

test('accepts a whole code that a phone fills into the first box', () => {
  const { boxes, code, onComplete } = setUp();
  fireEvent.input(boxes[0] as HTMLElement, { target: { value: '482619' } });
  expect(code()).toBe('482619');
  expect(onComplete.mock.calls).toEqual([['482619']]);
});

test.each([
  ['{Backspace}', 3, '48____', 2],
  ['{Backspace}{Backspace}', 3, '4_____', 1],
  ['{Backspace}', 1, '42____', 0],
  ['{Delete}', 0, '82____', 0],
  ['{ArrowLeft}', 2, '482___', 1],
  ['{ArrowLeft}', 0, '482___', 0],
  ['{ArrowRight}', 1, '482___', 2],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 1, '482___', 3],
  ['{Home}', 3, '482___', 0],
  ['{End}', 0, '482___', 3],
  ['7', 1, '472___', 2],
])('482: %s in box %p gives %s and box %p', async (keys, from, expected, to) => {
  const { user, boxes, code, focused } = setUp({ initial: '482' });
  await user.click(boxes[from] as HTMLElement);
  await user.keyboard(keys);
  expect(code()).toBe(expected);
  expect(focused()).toBe(to);
});

test('leaves no gap: focusing a later box moves to the next empty one', async () => {
  const { user, boxes, focused } = setUp({ initial: '4' });
  await user.click(boxes[4] as HTMLElement);
  expect(focused()).toBe(1);
});

test('is one tab stop', async () => {
  const { user, focused } = setUp({ initial: '48' });
  await user.tab();
  expect(focused()).toBe(2);
  await user.tab();
  expect(document.body).toHaveFocus();
});
