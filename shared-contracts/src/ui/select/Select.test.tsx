import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Select, type SelectProps } from '..';

const coins = ['BTC', 'ETH', 'LTC', 'USDT', 'SOL', 'DOGE', 'BCH'] as const;
type CoinSymbol = (typeof coins)[number];
const names: Partial<Record<CoinSymbol, string>> = { BTC: 'Bitcoin', ETH: 'Ethereum' };

interface PickerProps extends Partial<SelectProps<CoinSymbol>> {
  readonly initial: CoinSymbol;
  readonly onPick: (symbol: CoinSymbol) => void;
}

function Picker({ initial, onPick, ...more }: PickerProps) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: CoinSymbol) => {
    onPick(next);
    setValue(next);
  };
  const options = coins.map((symbol) => ({ value: symbol, label: symbol, description: names[symbol] }));
  return <Select label="Currency" options={options} value={value} onChange={handleChange} {...more} />;
}

function setUp(initial: CoinSymbol = 'LTC', more: Partial<SelectProps<CoinSymbol>> = {}) {
  const onChange = jest.fn();
  render(
    <>
      <Picker initial={initial} onPick={onChange} {...more} />
      <button type="button">Next</button>
    </>,
  );
  const combobox = screen.getByRole('combobox', { name: 'Currency' });
  return {
    onChange,
    combobox,
    user: userEvent.setup(),
    active: () => document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent,
    isOpen: () => combobox.getAttribute('aria-expanded') === 'true',
  };
}

test('shows the chosen option and is closed', () => {
  const { combobox } = setUp('BTC');
  expect(combobox).toHaveTextContent('BTC Bitcoin');
  expect(combobox).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('opens at the chosen option', async () => {
  const { user, combobox, active } = setUp();
  await user.click(combobox);
  const listbox = screen.getByRole('listbox', { name: 'Currency' });
  expect(within(listbox).getAllByRole('option')).toHaveLength(coins.length);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('LTC');
  expect(active()).toBe('LTC');
  expect(combobox).toHaveAttribute('aria-controls', listbox.id);
});

test('picks the option that is clicked and keeps the focus', async () => {
  const { user, combobox, onChange } = setUp();
  await user.click(combobox);
  await user.click(screen.getByRole('option', { name: /ETH/ }));
  expect(onChange.mock.calls).toEqual([['ETH']]);
  expect(combobox).toHaveTextContent('ETH Ethereum');
  expect(combobox).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('does not report the option that is already chosen', async () => {
  const { user, combobox, onChange } = setUp();
  await user.click(combobox);
  await user.click(screen.getByRole('option', { name: 'LTC' }));
  expect(onChange).not.toHaveBeenCalled();
});

describe('keyboard while closed', () => {
  test.each([
    ['{ArrowDown}', 'LTC'],
    ['{ArrowUp}', 'LTC'],
    ['{Enter}', 'LTC'],
    [' ', 'LTC'],
    ['{Home}', 'BTC'],
    ['{End}', 'BCH'],
    ['s', 'SOL'],
    ['e', 'ETH'],
  ])('%s opens at %s', async (keys, expected) => {
    const { user, combobox, active, isOpen } = setUp();
    combobox.focus();
    await user.keyboard(keys);
    expect(isOpen()).toBe(true);
    expect(active()).toContain(expected);
  });

  test.each([['{Escape}'], ['{ArrowRight}'], ['{F5}'], ['{Control>}c{/Control}']])('%s opens nothing', async (keys) => {
    const { user, combobox, isOpen } = setUp();
    combobox.focus();
    await user.keyboard(keys);
    expect(isOpen()).toBe(false);
  });
});

describe('keyboard while open', () => {
  test.each([
    ['{ArrowDown}', 'USDT'],
    ['{ArrowUp}', 'ETH'],
    ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', 'BTC'],
    ['{End}{ArrowDown}', 'BCH'],
    ['{Home}', 'BTC'],
    ['{End}', 'BCH'],
    ['{PageDown}', 'BCH'],
    ['{PageUp}', 'BTC'],
    ['d', 'DOGE'],
    ['us', 'USDT'],
    ['b', 'BCH'],
    ['bb', 'BTC'],
    ['x', 'LTC'],
  ])('%s moves to %s', async (keys, expected) => {
    const { user, combobox, active, onChange } = setUp();
    await user.click(combobox);
    await user.keyboard(keys);
    expect(active()).toContain(expected);
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([['{Enter}'], [' '], ['{Alt>}{ArrowUp}{/Alt}']])('%s picks the option and closes', async (keys) => {
    const { user, combobox, onChange, isOpen } = setUp();
    await user.click(combobox);
    await user.keyboard('{ArrowDown}');
    await user.keyboard(keys);
    expect(onChange.mock.calls).toEqual([['USDT']]);
    expect(isOpen()).toBe(false);
    expect(combobox).toHaveFocus();
  });

  test('Tab picks the option and moves on', async () => {
    const { user, combobox, onChange, isOpen } = setUp();
    await user.click(combobox);
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['USDT']]);
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('Escape closes and changes nothing', async () => {
    const { user, combobox, onChange, isOpen } = setUp();
    await user.click(combobox);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(combobox).toHaveTextContent('LTC');
  });
});

test('closes on a press elsewhere and picks nothing', async () => {
  const { user, combobox, onChange, isOpen } = setUp();
  await user.click(combobox);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('does nothing while disabled', async () => {
  const { user, combobox, isOpen } = setUp('LTC', { isDisabled: true });
  await user.click(combobox);
  expect(isOpen()).toBe(false);
});

test('is described by its error', () => {
  const { combobox } = setUp('LTC', { error: 'Not available' });
  expect(combobox).toHaveAccessibleDescription('Not available');
});

test('shows the placeholder until something is chosen', async () => {
  const onChange = jest.fn();
  render(
    <Select
      label="Coin"
      placeholder="Choose a coin"
      value=""
      onChange={onChange}
      options={[{ value: 'BTC', label: 'BTC' }]}
    />,
  );
  const combobox = screen.getByRole('combobox', { name: 'Coin' });
  expect(combobox).toHaveTextContent('Choose a coin');
  await userEvent.click(combobox);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('BTC');
});

test('opens without options', async () => {
  render(<Select label="Coin" value="" onChange={() => undefined} options={[]} />);
  const combobox = screen.getByRole('combobox', { name: 'Coin' });
  await userEvent.click(combobox);
  await userEvent.keyboard('{ArrowDown}x{End}{Enter}');
  expect(combobox).toHaveAttribute('aria-expanded', 'false');
});

test('the compiler checks values', () => {
  const options = [{ value: 'a', label: 'A' }] as const;
  // @ts-expect-error no option has this value
  expect(<Select label="L" options={options} value="b" onChange={() => undefined} />).toBeDefined();
});
