/** @jest-environment-options {"page": true} */

import { fireEvent, screen } from '@testing-library/react';
import type { Step } from '../../state';
import { recordSteps } from './recordSteps';

const page = `
  <form aria-label="Log in">
    <label>E-mail <input></label>
    <label>Password <input type="password"></label>
    <button type="button">Continue</button>
  </form>
  <section aria-label="Help"><button><svg></svg>Continue</button></section>
  <label><input type="checkbox"> Remember me</label>
  <ul role="listbox" aria-label="Coins"><li role="option" tabindex="0">BTC</li></ul>
  <p>Text</p>`;

let steps: Step[];
let stop: () => void;
afterEach(() => stop());
beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = page;
  steps = [];
  stop = recordSteps((step, isMore) => {
    if (isMore) steps.pop();
    steps.push(step);
  });
});

test('a press is recorded by name, and by its place where two have the same', () => {
  const [first, second] = screen.getAllByText('Continue') as [HTMLElement, HTMLElement];
  fireEvent.click(second.querySelector('svg') ?? second);
  fireEvent.click(first);
  fireEvent.click(screen.getByLabelText('Remember me'));
  fireEvent.click(screen.getByText('Text'));
  expect(steps).toEqual([{ press: 'Continue' }, { press: 'Continue', in: 'Log in' }, { press: 'Remember me' }]);
});

test('typing is one step for each field, and a password is not recorded', () => {
  const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
  type('E-mail', 'p');
  type('E-mail', 'player@tessera.test');
  type('Password', 'secret');
  expect(steps).toEqual([
    { fill: 'E-mail', text: 'player@tessera.test' },
    { fill: 'Password', text: '{password}' },
  ]);
});

test('keys are recorded unless a press or a text tells the same', () => {
  fireEvent.keyDown(screen.getByText('BTC'), { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByText('BTC'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('E-mail'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('E-mail'), { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(steps).toEqual([{ key: 'ArrowDown' }, { key: 'Enter' }, { key: 'Escape' }]);
});
