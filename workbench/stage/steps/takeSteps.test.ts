/** @jest-environment-options {"page": true} */
import { act, screen } from '@testing-library/react';
import { createElement, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeStep, takeSteps } from './takeSteps';

const field = '<label>Code <input></label>';
const step = { fill: 'Code', text: 'typed' };
beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = field;
});

test('a key reaches the control that was pressed last', async () => {
  document.body.innerHTML = '<button>Open</button><button>Close</button>';
  const keys: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('keydown', ({ key }) => keys.push(`${key} in ${button.textContent}`));
  }
  const steps = [{ press: 'Open' }, { key: 'ArrowDown' }, { press: 'Close' }, { key: 'Escape' }];
  await takeSteps(steps, new AbortController().signal);
  expect(keys).toEqual(['ArrowDown in Open', 'Escape in Close']);
});

test('types into the field that replaced the first one', async () => {
  const taken = takeStep(step, new AbortController().signal);
  document.body.innerHTML = field;
  await taken;
  expect(screen.getByLabelText('Code')).toHaveValue('typed');
});

test('types nothing once it is aborted', async () => {
  const taking = new AbortController();
  const taken = takeStep(step, taking.signal);
  taking.abort();
  await taken;
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

test('presses a prerendered control once React has hydrated it', async () => {
  document.body.innerHTML = '<main><!--$--><button type="button">Open</button><!--/$--></main>';
  const root = document.querySelector('main') as HTMLElement;
  let load: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    load = resolve;
  });
  const handlePress = jest.fn();
  function Late() {
    use(code);
    return createElement('button', { type: 'button', onClick: handlePress }, 'Open');
  }
  const page = await act(async () => hydrateRoot(root, createElement(Suspense, null, createElement(Late))));
  const taken = takeStep({ press: 'Open' }, new AbortController().signal);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(handlePress).not.toHaveBeenCalled();
  await act(async () => load());
  await taken;
  expect(handlePress).toHaveBeenCalledTimes(1);
  await act(async () => page.unmount());
});
