/** @jest-environment-options {"page": true} */
import { attributes } from '@tessera/platform/protocol';
import { takeAndTell } from './followOrders';

const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('is ready once the module has replaced its placeholder', async () => {
  document.body.innerHTML = `<main class="stage"><div ${attributes.module}="lists/BetsPage"></div></main>`;
  const progress = () => document.documentElement.dataset.workbench;
  const taken = takeAndTell([{ event: 'online' }], new AbortController().signal);
  await paint();
  await paint();
  expect(progress()).toBe('event online');
  document.body.innerHTML = '<main class="stage"><h1>Bets</h1></main>';
  await taken;
  expect(progress()).toBe('ready');
});
