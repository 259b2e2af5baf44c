import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactElement, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { goBack } from './goBack';

/** Steps in any order: `render` renders the next URL that the browser went to and React has not rendered yet. */
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('d', 'e', ' ', 'ß') },
    { weight: 5, arbitrary: fc.constant('render' as const) },
    { weight: 1, arbitrary: fc.constantFrom('backspace', 'empty', 'paste', 'link', 'back') },
  ),
  { maxLength: 25 },
);

const urlText = () => new URLSearchParams(window.location.search).get('search') ?? '';

/**
 * Checks a search field that is kept in the URL as `?search=`, with the browser's history and a router that renders with
 * any delay: typed text survives every render, Back and links set the field, and in the end field and URL are equal.
 *
 * @param page renders a single search box, at any URL
 */
export async function checkTyping(page: () => ReactElement): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, async (names) => {
      const browser = openLate(page);
      try {
        for (const name of names) await browser.take(name);
        browser.renderAll();
        expect(browser.field().value).toBe(urlText());
      } finally {
        browser.close();
      }
    }),
    {
      examples: [[['link', 'backspace']]],
      // Busy machines try fewer orders rather than run out of time.
      interruptAfterTimeLimit: 8_000,
    },
  );
}

/** The page under a router that renders the browser's URL only on demand. */
function openLate(page: () => ReactElement) {
  window.history.replaceState(null, '', '/list');
  const history = createBrowserHistory({ v5Compat: true });
  const unrendered: (typeof history.location)[] = [];
  const stopListening = history.listen(({ location }) => unrendered.push(location));
  let renderLocation: (location: typeof history.location) => void = () => undefined;
  function LateRouter() {
    const [location, setLocation] = useState(history.location);
    renderLocation = setLocation;
    return (
      <Router location={location} navigationType={history.action} navigator={history}>
        {page()}
      </Router>
    );
  }
  const { container } = render(<LateRouter />);

  const field = () => container.querySelector<HTMLInputElement>('[type="search"]') as HTMLInputElement;
  let isTypedLast = true;

  function type(value: string) {
    // Browsers fire no event without a change, such as for Backspace in an empty field.
    if (value === field().value) return;
    fireEvent.change(field(), { target: { value } });
    expect(field().value).toBe(value);
    isTypedLast = true;
  }
  function renderNext() {
    const before = field().value;
    const location = unrendered.shift();
    if (location) act(() => renderLocation(location));
    if (isTypedLast) expect(field().value).toBe(before);
  }

  return {
    field,
    async take(step: string) {
      if (step === 'render') return renderNext();
      if (step === 'backspace') return type(field().value.slice(0, -1));
      if (step === 'empty') return type('');
      if (step === 'paste') return type(`${field().value}66f2c1a0`);
      if (step === 'link') {
        history.push(`/list?search=linked${unrendered.length}`);
        isTypedLast = false;
      } else if (step !== 'back') type(field().value + step);
      else if (window.history.state.idx > 0) {
        await goBack();
        isTypedLast = false;
      }
    },
    renderAll() {
      while (unrendered.length > 0) renderNext();
    },
    close() {
      stopListening();
      cleanup();
    },
  };
}
