/** @jest-environment-options {"page": true} */
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './useKeptFocus';

function List({ rows }: { readonly rows: readonly string[] }) {
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={listRef} {...useKeptFocus(listRef, rows)}>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">{row}</button>
          </li>
        ))}
      </ul>
      <input />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['others: the same place', ['d', 'e', 'f'], 'e'],
  ['fewer: the last one', ['d'], 'd'],
  ['the same, elsewhere: the same row', ['c', 'a', 'b'], 'b'],
])('the focus stays in a list whose rows are replaced by %s', (_, next, name) => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />);
  button('b').focus();
  rerender(<List rows={next} />);
  expect(button(name)).toHaveFocus();
  rerender(<List rows={['x', 'y']} />);
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a list without rows keeps no focus', () => {
  const { rerender } = render(<List rows={['a']} />);
  button('a').focus();
  rerender(<List rows={[]} />);
  rerender(<List rows={['b']} />);
  expect(document.body).toHaveFocus();
});

test('a focus that left the list is not brought back', () => {
  const { rerender } = render(<List rows={['a']} />);
  button('a').focus();
  button('a').blur();
  rerender(<List rows={['b']} />);
  expect(document.body).toHaveFocus();

  button('b').focus();
  screen.getByRole('textbox').focus();
  rerender(<List rows={['c']} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
