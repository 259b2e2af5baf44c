import { stubMedia } from '@tessera/shared-contracts/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { mediaQuery } from '../../../theme';
import { Button, Dialog, isDialogHeld, Select, TextField } from '../..';
import { dialog, setUp } from './testing/dialogPage';

describe('naming', () => {
  test('is a modal dialog named by its heading', async () => {
    const { open } = setUp();
    await open();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible();
  });

  test('keeps its name when the title is hidden', async () => {
    const { open } = setUp({ isTitleHidden: true });
    await open();
    expect(dialog()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('can be an alert', async () => {
    const { open } = setUp({ role: 'alertdialog' });
    await open();
    expect(screen.getByRole('alertdialog', { name: 'Withdraw' })).toBeInTheDocument();
  });
});

describe('closing', () => {
  test.each([
    [
      'its button',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a click beside it',
      (user: ReturnType<typeof userEvent.setup>) => user.click(dialog().parentElement as HTMLElement),
    ],
  ])('is requested by %s, and the focus is restored', async (_what, close) => {
    const { open, user, onClose } = setUp();
    await open();
    await close(user);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('is not requested by a press inside that ends outside', async () => {
    const { open, user, onClose } = setUp();
    await open();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('Amount') },
      { keys: '[/MouseLeft]', target: dialog().parentElement as HTMLElement },
    ]);
    fireEvent.click(dialog().parentElement as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('goes back by its back arrow', async () => {
    const onBack = jest.fn();
    const { open, user, onClose } = setUp({ onBack, backLabel: 'Back to wallet' });
    await open();
    await user.click(screen.getByRole('button', { name: 'Back to wallet' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('keeps the focus where the page has moved it meanwhile', async () => {
    const { open, user } = setUp();
    await open();
    await user.keyboard('{Escape}');
    screen.getByRole('button', { name: 'Behind' }).focus();
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  });
});

test('Escape in an open listbox closes only the listbox', async () => {
  const { open, user, onClose } = setUp(
    {},
    <Select label="Currency" value="BTC" onChange={() => undefined} options={[{ value: 'BTC', label: 'BTC' }]} />,
  );
  await open();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

describe('the page behind', () => {
  const root = document.documentElement;

  test('does not scroll while a dialog is open, however many there are', async () => {
    const first = render(
      <Dialog title="One" onClose={() => undefined}>
        1
      </Dialog>,
    );
    const second = render(
      <Dialog title="Two" onClose={() => undefined}>
        2
      </Dialog>,
    );
    expect(root.style.overflow).toBe('hidden');
    first.unmount();
    expect(root.style.overflow).toBe('hidden');
    second.unmount();
    expect(root.style.overflow).toBe('');
    expect(root).not.toHaveAttribute('data-scroll-locks');
  });

  test('counts the locks of other copies of this code', () => {
    root.setAttribute('data-scroll-locks', '1');
    root.style.overflow = 'hidden';
    const { unmount } = render(
      <Dialog title="One" onClose={() => undefined}>
        1
      </Dialog>,
    );
    expect(root).toHaveAttribute('data-scroll-locks', '2');
    unmount();
    expect(root.style.overflow).toBe('hidden');
    root.removeAttribute('data-scroll-locks');
    root.style.removeProperty('overflow');
  });
});

describe('while its request is in progress', () => {
  /** Pressing Send makes the dialog busy until Answer is pressed, which is outside. */
  function Sending({ holdsDialog, onClose }: { readonly holdsDialog: boolean; readonly onClose: () => void }) {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <>
        <div data-above-dialogs="">
          <Button onClick={() => setIsBusy(false)}>Answer</Button>
        </div>
        <Dialog
          title="Withdraw"
          onClose={onClose}
          onBack={onClose}
          footer={
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button isBusy={isBusy} holdsDialog={holdsDialog} onClick={() => setIsBusy(true)}>
                Send
              </Button>
            </>
          }
        >
          <TextField label="Amount" />
        </Dialog>
      </>
    );
  }
  type User = ReturnType<typeof userEvent.setup>;
  const press = (name: string) => (user: User) => user.click(screen.getByRole('button', { name }));
  const layer = () => dialog().parentElement as Element;

  test.each([
    ['Close', press('Close')],
    ['Back', press('Back')],
    ['Cancel', press('Cancel')],
    ['a click outside', (user: User) => user.click(layer())],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    [
      'Enter at Close',
      (user: User) => {
        screen.getByRole('button', { name: 'Close' }).focus();
        return user.keyboard('{Enter}');
      },
    ],
  ])('%s does not dismiss it, and does before and after', async (_way, dismiss) => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    render(<Sending holdsDialog onClose={onClose} />);
    await dismiss(user);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(isDialogHeld()).toBe(false);
    await press('Send')(user);
    expect(isDialogHeld()).toBe(true);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
    await dismiss(user);
    expect(onClose).toHaveBeenCalledTimes(1);
    await press('Answer')(user);
    await dismiss(user);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('can be dismissed when the request only reads', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    render(<Sending holdsDialog={false} onClose={onClose} />);
    await press('Send')(user);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('the second click of a double click dismisses nothing', async () => {
  const { open, onClose } = setUp();
  await open();
  const layer = dialog().parentElement as Element;
  fireEvent.pointerDown(layer);
  fireEvent.click(layer, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

describe('bottom sheet', () => {
  const drag = (head: Element, distance: number, ms: number) => {
    const at = (type: string, y: number, timeStamp: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY: y, button: 0 });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(head, event);
    };
    at('pointerdown', 100, 1000);
    at('pointermove', 100 + distance / 2, 1000 + ms / 2);
    at('pointerup', 100 + distance, 1000 + ms);
  };

  test.each([
    ['far', 390, 120, 1000, 1],
    ['a little', 390, 40, 1000, 0],
    ['a little but quickly', 390, 60, 50, 1],
    ['up', 390, -200, 50, 0],
    ['far on a wide page', 1440, 200, 100, 0],
  ])(
    'dragged %s (%p px wide, by %p px in %p ms) requests closing %p times',
    async (_what, pageWidth, distance, ms, times) => {
      if (pageWidth < 768) stubMedia(mediaQuery.belowMd);
      const { open, onClose } = setUp();
      await open();
      drag(screen.getByRole('heading', { name: 'Withdraw' }), distance, ms);
      expect(onClose).toHaveBeenCalledTimes(times);
    },
  );
});
