import { contractVersion } from '@tessera/shared-contracts/remotes';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { aRegisteredRelease } from '../../testing';
import { LoaderContext } from '../loader/LoaderContext';
import { createLoader } from '../loader/loader';
import type { ModuleSource } from '../loader/sources/moduleSource';
import { DeferredSlot } from './DeferredSlot';
import { nameOfModule } from './exposedModuleRef';
import { PageSlot } from './PageSlot';
import { SectionSlot } from './SectionSlot';

/** Longer than any time limit of a slot. */
const longMs = 60_000;
const liveBets = { default: () => <p>the bets</p>, contract: contractVersion };
const slot = { remote: 'lists', module: 'LiveBets', props: {}, label: 'Live bets', height: '72px' } as const;
const Page = PageSlot as ComponentType<typeof slot>;

const release = aRegisteredRelease({ buildId: 'live', container: 'tessera_lists_live' });

/** Shows a slot whose remote answers with these, the last one from then on. */
async function show(element: ReactNode, ...answers: readonly ModuleSource['load'][]) {
  const asked: string[] = [];
  const load: ModuleSource['load'] = (...request) => {
    asked.push(request[1]);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return answer?.(...request) ?? Promise.resolve(undefined);
  };
  const loader = createLoader({ readRegistry: () => ({ remotes: { lists: { live: release } } }), sources: [{ load }] });
  const page = render(<LoaderContext value={loader}>{element}</LoaderContext>);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { ...page, asked, pass };
}
const fine = async () => liveBets;
const offline = () => Promise.reject(new Error('offline'));
const silent = () => new Promise<never>(() => undefined);

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['has no contract version', async () => ({ default: liveBets.default })],
  ['has a newer contract version', async () => ({ ...liveBets, contract: contractVersion + 1 })],
  ['has an older contract version', async () => ({ ...liveBets, contract: 0 })],
  ['has a contract version that is not a number', async () => ({ ...liveBets, contract: String(contractVersion) })],
  ['has no component', async () => ({ contract: contractVersion })],
  ['cannot be loaded', offline],
  ['is not there', async () => undefined],
  ['does not answer', silent],
  [
    'crashes',
    async () => ({
      contract: contractVersion,
      default: () => {
        throw new Error('crashed');
      },
    }),
  ],
  [
    'suspends for ever',
    async () => {
      const never = silent();
      return {
        contract: contractVersion,
        default: () => {
          throw never;
        },
      };
    },
  ],
] satisfies readonly (readonly [string, ModuleSource['load']])[])(
  'a section whose module %s says which part is missing',
  async (_what, answer) => {
    const { pass } = await show(<SectionSlot {...slot} />, answer);
    await pass(longMs);
    const part = within(screen.getByRole('region', { name: 'Live bets' }));
    expect(part.getByRole('heading', { level: 2 })).toHaveTextContent('Live bets is not available right now');
    expect(part.getByText('The rest of the site still works.')).toBeVisible();
    expect(part.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.queryByText('the bets')).not.toBeInTheDocument();
  },
);

test('a slot waits up to its time limit, and no longer', async () => {
  const { pass } = await show(<SectionSlot {...slot} />, silent);
  await pass(11_999);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('heading')).toBeVisible();
});

test('a page has its failure as the heading of the page', async () => {
  const { pass } = await show(<Page {...slot} />, offline);
  await pass(longMs);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live bets is not available right now');
});

test.each([
  ['section', <SectionSlot key="1" {...slot} />],
  ['page', <Page key="2" {...slot} />],
])('Retry of a %s loads the module again, and tells that it is busy', async (_what, element) => {
  const { asked, pass } = await show(element, offline, offline, silent, fine);
  await pass(1_000);
  expect(asked).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(screen.getByRole('button'));
  await pass(0);
  expect(asked).toHaveLength(3);
  await pass(longMs);
  expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByText('the bets')).toBeVisible();
});

describe('a section below the first screen', () => {
  let seen: ((isIntersecting: boolean) => void) | undefined;
  beforeEach(() => {
    seen = undefined;
    globalThis.IntersectionObserver = class {
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        seen = undefined;
      }
    } as unknown as typeof IntersectionObserver;
  });
  const near = (isIntersecting: boolean) => act(async () => seen?.(isIntersecting));

  test('is loaded when the page is idle', async () => {
    const { asked, pass } = await show(<DeferredSlot {...slot} />, fine);
    expect(asked).toEqual([]);
    await pass(longMs);
    expect(screen.getByText('the bets')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('is loaded earlier when the player comes near, and once', async () => {
    const { asked, pass } = await show(<DeferredSlot {...slot} />, fine);
    await near(false);
    expect(asked).toEqual([]);
    await near(true);
    await pass(0);
    expect(screen.getByText('the bets')).toBeVisible();
    await pass(longMs);
    expect(asked).toHaveLength(1);
  });

  test('shows its failure, and Retry loads it', async () => {
    const { pass } = await show(<DeferredSlot {...slot} />, offline, offline, offline, offline, fine);
    await near(true);
    await pass(500);
    await pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(longMs);
    expect(screen.getByText('the bets')).toBeVisible();
  });

  test('is not loaded once it is gone', async () => {
    const { asked, pass, unmount } = await show(<DeferredSlot {...slot} />, fine);
    unmount();
    await pass(longMs);
    expect(asked).toEqual([]);
  });
});

test('a module has one name', () => {
  expect(nameOfModule(['games', 'Lobby'])).toBe('games/Lobby');
});
