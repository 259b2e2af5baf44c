import { stubMedia } from '@tessera/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { followAmountField, readAmountField, readTypedDecimal } from '.';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** An amount's field in the browser of a German. */
function setUp({ isTouch }: { readonly isTouch: boolean }) {
  if (isTouch) stubMedia('(pointer: coarse)');
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en']);
  render(<input onInput={({ nativeEvent }) => followAmountField(nativeEvent)} />);
  field().focus();
  const user = userEvent.setup();
  return { user, read: () => readTypedDecimal(readAmountField(field())) };
}

test.each([
  ['2,345', '2.3450'],
  ['2.345', '2.3450'],
  ['2،345', '2.3450'],
  ['٢٫٣٤٥', '2.3450'],
  ['2345{ArrowLeft}{ArrowLeft}{ArrowLeft},', '2.3450'],
  ['2,3456{Backspace}', '2.3450'],
  ['2,{Backspace},345', '2.3450'],
  ['0,5', '0.5'],
  ['1234', '1234'],
])('%s of a screen keypad is the amount %s', async (keys, amount) => {
  const { user, read } = setUp({ isTouch: true });
  await user.keyboard(keys);
  expect(read()).toEqual({ amount });
});

test.each([
  ['typed on a keyboard', false, '', '2,345', 'ambiguous'],
  ['pasted', true, '2,345', '', 'ambiguous'],
  ['pasted and completed', true, '2.34', '5', 'ambiguous'],
  ['pasted with a second separator typed and deleted', true, '2,345', ',{Backspace}', 'ambiguous'],
  ['typed twice', true, '', '2,345,', 'separators'],
] as const)('a separator that was %s may mean thousands', async (_how, isTouch, pasted, keys, fault) => {
  const { user, read } = setUp({ isTouch });
  if (pasted !== '') await user.paste(pasted);
  if (keys !== '') await user.keyboard(keys);
  expect(read()).toEqual({ fault });
});

test('a pasted amount replaces what was typed on a screen keypad', async () => {
  const { user, read } = setUp({ isTouch: true });
  await user.keyboard('2,5');
  field().select();
  await user.paste('2.345');
  expect(read()).toEqual({ fault: 'ambiguous' });
});
