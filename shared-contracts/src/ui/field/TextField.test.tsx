import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField, PasswordField, SearchField, Switch, TextField } from '..';

describe('TextField', () => {
  test('is named by its label and described by hint and error', () => {
    render(<TextField label="Email" hint="We mail a code." error="Please enter a valid email address." />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We mail a code. Please enter a valid email address.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address.');
  });

  test.each([[undefined], [''], [null], [false]])('has no error when it is %p', (error) => {
    render(<TextField label="Email" error={error} />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('keeps its label when that is hidden', () => {
    render(<TextField label="Amount" isLabelHidden labelExtra="Available 1" />);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  });

  test('passes native props and the ref on', async () => {
    const ref = { current: null };
    const onChange = jest.fn();
    render(
      <TextField ref={ref} id="amount" label="Amount" inputMode="decimal" onChange={onChange} unit="BTC" isMono />,
    );
    const input = screen.getByLabelText('Amount');
    expect(input).toHaveAttribute('inputmode', 'decimal');
    expect(input).toHaveAttribute('id', 'amount');
    expect(ref.current).toBe(input);
    await userEvent.type(input, '1');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

test('a password is shown and hidden by its button', async () => {
  render(<PasswordField label="Password" defaultValue="tessellate" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('tessellate');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('says that Caps Lock is on while typing a password', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Password'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{CapsLock}a');
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  await user.keyboard('{CapsLock}a');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{CapsLock}a');
  await user.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchField label="Search transactions" placeholder="Search by ID or type..." value={value} onChange={setValue} />
  );
}

test('a search is cleared by its button, which returns the focus', async () => {
  render(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search transactions' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(input, 'dice');
  expect(input).toHaveValue('dice');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

describe('CheckboxField', () => {
  test('is checked by its whole label and by Space', async () => {
    const onChange = jest.fn();
    render(<CheckboxField label="I am 18 or over" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('I am 18 or over'));
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  test('is described by its error', () => {
    render(
      <CheckboxField label="Terms" error="You must agree" checked={false} onChange={() => undefined} isRequired />,
    );
    const box = screen.getByRole('checkbox', { name: 'Terms' });
    expect(box).toBeInvalid();
    expect(box).toBeRequired();
    expect(box).toHaveAccessibleDescription('You must agree');
  });
});

describe('Switch', () => {
  test.each([
    [true, false],
    [false, true],
  ])('turns %p into %p', async (isOn, next) => {
    const onChange = jest.fn();
    render(<Switch label="Display stats" hint="Others can see them." isOn={isOn} onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Display stats' });
    expect(control).toHaveAttribute('aria-checked', String(isOn));
    expect(control).toHaveAccessibleDescription('Others can see them.');
    await userEvent.click(control);
    await userEvent.click(screen.getByText('Display stats'));
    expect(onChange.mock.calls).toEqual([[next], [next]]);
  });

  test('does nothing while disabled', async () => {
    const onChange = jest.fn();
    render(<Switch label="Display stats" isOn onChange={onChange} isDisabled isLabelHidden />);
    await userEvent.click(screen.getByRole('switch', { name: 'Display stats' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
