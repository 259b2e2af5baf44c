/** @jest-environment-options {"page": true} */
import { keepEarlyInput, rememberPress } from './earlyInput';

/** A page with two buttons, whose presses are listed. */
function fill(root: HTMLElement, pressed: string[], page: string): void {
  const buttons = ['Log in', 'Log in', 'Wallet'].map((name, index) => {
    const button = document.createElement('button');
    button.innerHTML = `<b>${name}</b>`;
    button.addEventListener('click', () => pressed.push(`${page} ${name} ${index}`));
    return button;
  });
  root.replaceChildren(...buttons);
}

function start() {
  const root = document.createElement('div');
  const pressed: string[] = [];
  fill(root, pressed, 'prerendered');
  document.body.replaceChildren(root);
  const { end: pressAgain, handOver } = keepEarlyInput(root);
  const buttons = () => root.querySelectorAll('button');
  return {
    root,
    pressed,
    pressAgain,
    handOver,
    buttons,
    press: (index: number) => root.querySelectorAll('b')[index]?.click(),
  };
}

test('the button that was pressed last is pressed once more when it is rendered', async () => {
  const { root, pressed, pressAgain, press } = start();
  press(2);
  press(1);
  fill(root, pressed, 'rendered');
  await Promise.resolve();
  pressAgain();
  expect(pressed).toEqual(['prerendered Wallet 2', 'prerendered Log in 1', 'rendered Log in 1']);
  press(0);
  fill(root, pressed, 'rendered again');
  await Promise.resolve();
  pressAgain();
  expect(pressed.slice(3)).toEqual(['rendered Log in 0']);
});

test('a press before the script that renders counts too', async () => {
  const root = document.createElement('div');
  const pressed: string[] = [];
  fill(root, pressed, 'prerendered');
  document.body.replaceChildren(root);
  rememberPress();
  root.querySelectorAll('b')[1]?.click();
  document.body.click();
  const { end: pressAgain } = keepEarlyInput(root);
  fill(root, pressed, 'rendered');
  await Promise.resolve();
  pressAgain();
  expect(pressed).toEqual(['prerendered Log in 1', 'rendered Log in 1']);
});

test('a press that React hears itself is not pressed again, one before that is', () => {
  const { pressed, pressAgain, handOver, press } = start();
  press(2);
  handOver();
  press(1);
  pressAgain();
  expect(pressed).toEqual(['prerendered Wallet 2', 'prerendered Log in 1', 'prerendered Wallet 2']);
});

test('a button whose label is the player’s is found by its name', async () => {
  const { root, pressed, pressAgain, buttons } = start();
  const [account] = buttons();
  account?.setAttribute('name', 'account-menu');
  account?.setAttribute('aria-label', 'Account');
  account?.click();
  fill(root, pressed, 'rendered');
  buttons()[0]?.setAttribute('name', 'account-menu');
  buttons()[0]?.setAttribute('aria-label', 'marcella, account');
  await Promise.resolve();
  pressAgain();
  expect(pressed).toEqual(['prerendered Log in 0', 'rendered Log in 0']);
});

test('nothing is pressed if nothing was, or if that button is no longer there', async () => {
  const untouched = start();
  fill(untouched.root, untouched.pressed, 'rendered');
  await Promise.resolve();
  untouched.pressAgain();
  const gone = start();
  gone.press(0);
  gone.root.replaceChildren(document.createElement('p'));
  await Promise.resolve();
  gone.pressAgain();
  expect([untouched.pressed, gone.pressed]).toEqual([[], ['prerendered Log in 0']]);
});

test('the focus stays on the same button through renders, until it is moved', async () => {
  const { root, buttons } = start();
  buttons()[1]?.focus();
  for (const page of ['rendered', 'with its module']) {
    fill(root, [], page);
    expect(document.body).toHaveFocus();
    await Promise.resolve();
    expect(buttons()[1]).toHaveFocus();
  }
  buttons()[2]?.focus();
  fill(root, [], 'later');
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

test('the focus is not brought back to what was left by a press elsewhere', async () => {
  const { root, buttons } = start();
  buttons()[0]?.focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  buttons()[0]?.blur();
  fill(root, [], 'rendered');
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
