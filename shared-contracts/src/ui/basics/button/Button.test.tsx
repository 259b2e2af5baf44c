import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button, IconButton, TextLink } from '../..';

test('is not a submit button by default', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

test('passes native props and the ref on', () => {
  const ref = { current: null };
  render(
    <Button ref={ref} type="submit" form="f" data-testid="b" aria-describedby="why">
      Save
    </Button>,
  );
  const button = screen.getByTestId('b');
  expect(button).toHaveAttribute('type', 'submit');
  expect(button).toHaveAttribute('form', 'f');
  expect(button).toHaveAttribute('aria-describedby', 'why');
  expect(ref.current).toBe(button);
});

function Sender({ onSend }: { readonly onSend: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = () => {
    onSend();
    setIsBusy(true);
  };
  return (
    <Button isBusy={isBusy} busyLabel="Processing..." onClick={handleClick}>
      Confirm
    </Button>
  );
}

describe('while busy', () => {
  test('keeps the focus, announces it and ignores clicks', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(<Sender onSend={onClick} />);
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    const button = screen.getByRole('button', { name: 'Processing...' });
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('submits no form, by click or by Enter in a field', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Code" />
        <Button type="submit" isBusy>
          Send
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '1{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('an icon button is named by its label', async () => {
  const onClick = jest.fn();
  render(<IconButton label="Copy address" icon={<svg aria-hidden="true" />} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link when it leads somewhere', { href: 'https://help.example' }, 'link'],
  ['a button when it does something', { onClick: () => undefined }, 'button'],
])('a text link is %s', (_what, props, role) => {
  render(<TextLink {...props}>Forgot password?</TextLink>);
  expect(screen.getByRole(role, { name: 'Forgot password?' })).toBeVisible();
});
