import { render, screen } from '@testing-library/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyScreen } from './lazyScreen';
import type { ScreenProps } from './screen';

const Arrived = () => <p>The screen</p>;

/** Code that arrives at once when it is told to, as between two slices of a render. */
function codeInTransit() {
  let arrive: () => void = () => undefined;
  const load = () =>
    ({
      // biome-ignore lint/suspicious/noThenProperty: A promise that settles within a call, as none of the language's does.
      then: (take: (component: ComponentType<ScreenProps>) => void) =>
        new Promise<void>((resolve) => {
          arrive = () => {
            take(Arrived);
            resolve();
          };
        }),
    }) as unknown as Promise<ComponentType<ScreenProps>>;
  return { load, arrive: () => arrive() };
}

test('code that arrives between the first render and its effects is shown', async () => {
  const { load, arrive } = codeInTransit();
  const Screen = lazyScreen(load);
  void Screen.preload();
  function Arrival() {
    useLayoutEffect(arrive, []);
    return null;
  }
  render(
    <>
      <Screen title="Diagnostics" params={{}} />
      <Arrival />
    </>,
  );
  expect(await screen.findByText('The screen')).toBeVisible();
});

test('code that is there before the first render is in it', async () => {
  const Screen = lazyScreen(async () => Arrived);
  await Screen.preload();
  render(<Screen title="Diagnostics" params={{}} />);
  expect(screen.getByText('The screen')).toBeVisible();
});

test('code that arrives before hydration replaces the page’s skeleton afterwards', async () => {
  const report = jest.spyOn(console, 'error');
  const Screen = lazyScreen(async () => Arrived);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Screen title="Diagnostics" params={{}} />);
  await Screen.preload();
  render(<Screen title="Diagnostics" params={{}} />, { container, hydrate: true });
  expect(await screen.findByText('The screen')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});
