/** @jest-environment-options {"page": true} */
import { takeSteps } from './takeSteps';

test('a key reaches the control that was pressed last', async () => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = '<button>Open</button><button>Close</button>';
  const keys: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('keydown', ({ key }) => keys.push(`${key} in ${button.textContent}`));
  }
  const steps = [{ press: 'Open' }, { key: 'ArrowDown' }, { press: 'Close' }, { key: 'Escape' }];
  await takeSteps(steps, new AbortController().signal);
  expect(keys).toEqual(['ArrowDown in Open', 'Escape in Close']);
});
