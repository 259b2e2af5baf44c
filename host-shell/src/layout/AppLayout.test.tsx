import { clearSession, setFirstSteps, writeSession } from '@tessera/shared-contracts/session';
import { aSession, recordEvents, stubMedia } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as mockLoader from '../testing/fakeLoader';
import { renderSite, renderSlowly } from '../testing/renderSite';
import { narrowWindow } from './sidebar/narrowWindow';

jest.mock('@tessera/platform/host/loader', () => mockLoader);

const session = aSession();
const userMenu = () => screen.getByRole('button', { name: 'marcella, account' });
const sidebar = () => screen.getByRole('navigation', { name: 'Main' });

beforeEach(() => {
  delete document.documentElement.dataset.sidebar;
});

describe('pages', () => {
  test.each(['/nowhere', '/game/%', '/%E0%A4%A'])('%s is not found, inside the layout', (route) => {
    renderSite({ route });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games');
  });

  test('passes the decoded name of a game to the player', () => {
    renderSite({ route: '/game/Seven%20Hills' });
    expect(screen.getByTestId('games/GamePlayer')).toHaveTextContent('{"gameName":"Seven Hills"}');
  });

  test('passes the category to the lobby', () => {
    renderSite({ route: '/casino/slots' });
    expect(screen.getByTestId('games/Lobby')).toHaveTextContent('{"category":"slots"}');
  });

  test('a placeholder shows its title and that it is not open', () => {
    renderSite({ route: '/game/pumpdump' });
    expect(screen.getByRole('main')).toHaveTextContent(/^Pump\.DumpThis is not open yet\.$/);
  });

  test('a footer page says that its text is not written yet', async () => {
    renderSite({ route: '/terms', siteConfig: { supportEmail: 'help@example.test' } });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect(await main.findByRole('link', { name: 'help@example.test' })).toHaveAttribute(
      'href',
      'mailto:help@example.test',
    );
  });

  test('sets the document title and focuses the heading of the page', async () => {
    const { user } = renderSite();
    expect(document.title).toBe('Home · Tessera');
    expect(document.body).toHaveFocus();
    await user.click(within(sidebar()).getByRole('link', { name: 'VIP' }));
    expect(document.title).toBe('VIP · Tessera');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'VIP' })).toHaveFocus());
  });

  test('preloads a page once its link is pointed at', async () => {
    const { user } = renderSite({ session });
    mockLoader.preloaded.length = 0;
    await user.hover(screen.getByRole('link', { name: 'Settings' }));
    expect(mockLoader.preloaded).toEqual(['account/SettingsPage']);
  });
});

describe('the shortcut of the search', () => {
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  test.each([
    ['/vip', '/games#search'],
    ['/games?search=dice&sort=name', '/games?search=dice&sort=name#search'],
    ['/casino/slots', '/casino/slots#search'],
  ])('leads from %s to %s', async (route, search) => {
    const { user } = renderSite({ route });
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(address()).toBe(search));
    await user.keyboard('{Meta>}k{/Meta}');
    expect(address()).toBe(search);
  });

  test('does not undo a navigation that is still being rendered', async () => {
    const slow = renderSlowly((shown) => shown === '/transactions');
    const { user } = renderSite({ route: '/casino/slots', slow });
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    expect(address()).toBe('/transactions');
    await user.keyboard('{Control>}k{/Control}');
    expect(address()).toBe('/games#search');
  });

  test('leaves other keys and an open dialog alone', async () => {
    const { user } = renderSite({ route: '/vip' });
    await user.keyboard('k{Shift>}{Control>}k{/Control}{/Shift}');
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    await user.keyboard('{Control>}k{/Control}');
    dialog.remove();
    expect(address()).toBe('/vip');
  });
});

describe('home', () => {
  test('has six sections in order', () => {
    renderSite();
    const main = screen.getByRole('main');
    const parts = main.querySelectorAll('[data-testid], section[aria-labelledby]');
    expect([...parts].map((part) => part.getAttribute('data-testid') ?? part.querySelector('h2')?.textContent)).toEqual(
      ['games/RecentWins', 'Rewards', 'games/RecommendedGames', 'games/GamesList', 'lists/LiveBets', 'Questions'],
    );
  });

  test('begins with the first steps of a new account, until they are hidden', () => {
    renderSite({ session });
    const steps = () => screen.queryByTestId('account/FirstSteps');
    expect(steps()).not.toBeInTheDocument();
    act(() => setFirstSteps(session.user.id, true));
    expect(steps()).toBeVisible();
    act(() => setFirstSteps(session.user.id, false));
    expect(steps()).not.toBeInTheDocument();
  });

  test.each([
    [['limits'], session, '/settings#limits'],
    [['limits'], undefined, undefined],
    [[], session, undefined],
  ])('with the extensions %j leads players to their limits', (providerExtensions, whose, href) => {
    renderSite({ siteConfig: { providerExtensions }, ...(whose && { session: whose }) });
    const link = within(screen.getByRole('main')).queryByRole('link', { name: 'Your limits and your play' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  test('passes 18 wins and the configured number of players to the strip', () => {
    renderSite({ siteConfig: { onlinePlayers: 2341 } });
    const props = JSON.parse(screen.getByTestId('games/RecentWins').querySelector('output')?.textContent ?? '');
    expect(props.wins).toHaveLength(18);
    expect(props.onlinePlayers).toBe(2341);
  });

  test('each promo card says that it is not open, and only the one with a page behind it has a link', () => {
    renderSite();
    const cards = within(screen.getByRole('region', { name: 'Rewards' })).getAllByRole('article');
    const links = (card: HTMLElement) => within(card).queryAllByRole('link');
    for (const card of cards) expect(card).toHaveTextContent('Not open yet');
    expect(cards.flatMap(links).map((link) => link.getAttribute('href'))).toEqual(['/vip']);
  });

  test('answers five questions, one at a time', async () => {
    const { user } = renderSite({ siteConfig: { brand: 'Tessera' } });
    const faq = within(screen.getByRole('region', { name: 'Questions' }));
    const all = faq.getAllByRole('button');
    expect(all).toHaveLength(5);
    await user.click(faq.getByRole('button', { name: 'Is Tessera licensed?' }));
    expect(all.map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true', 'false', 'false', 'false']);
  });
});

describe('a visitor', () => {
  test('is told at home what the site is, and can register or play for fun', async () => {
    const { user, currentRoute } = renderSite({ siteConfig: { brand: 'Tessera' } });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/^Tessera is a crypto casino with provably fair games: Keno, Limbo, Dice/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Play for fun' })).toHaveAttribute('href', '/game/Dice?play=fun');
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Register' })).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Register' }));
    expect(currentRoute()).toBe('/?modal=auth&tab=register');
  });

  test('sees a login button and no wallet', async () => {
    const { user, currentRoute } = renderSite();
    expect(screen.queryByTestId('wallet/HeaderWallet')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log in' }));
    expect(currentRoute()).toBe('/?modal=auth&tab=login');
  });

  test('becomes a player, and a visitor again, without a reload', () => {
    renderSite();
    act(() => void writeSession(session));
    expect(screen.getByTestId('wallet/HeaderWallet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
    act(() => clearSession('logout'));
    expect(screen.queryByTestId('wallet/HeaderWallet')).not.toBeInTheDocument();
  });
});

describe('the bell', () => {
  test.each([
    ['a player of a provider with notices', { session, siteConfig: { providerExtensions: ['notices'] } }, 1],
    ['a player of another provider', { session }, 0],
    ['a visitor', { siteConfig: { providerExtensions: ['notices'] } }, 0],
  ])('%s has as many: %#', (_, page, count) => {
    renderSite(page);
    expect(within(screen.getByRole('banner')).queryAllByTestId('wallet/NoticeBell')).toHaveLength(count);
  });
});

describe('the user menu', () => {
  test('links to profile, bets, transactions and settings', async () => {
    const { user, currentRoute } = renderSite({ session });
    await user.click(userMenu());
    const menu = within(screen.getByRole('navigation', { name: 'Account menu' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bets',
      '/transactions',
      '/settings',
    ]);
    await user.click(menu.getByRole('button', { name: 'Profile' }));
    expect(currentRoute()).toBe('/?modal=profile');
  });

  test('closes by Escape, which returns the focus', async () => {
    const { user } = renderSite({ session });
    await user.click(userMenu());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Account menu' })).not.toBeInTheDocument();
    expect(userMenu()).toHaveFocus();
  });

  test('closes when the player presses elsewhere or moves on', async () => {
    const { user } = renderSite({ session });
    await user.click(userMenu());
    await user.click(screen.getByRole('main'));
    expect(userMenu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(userMenu());
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(userMenu()).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open when it was opened while an earlier navigation was still being rendered', async () => {
    const slow = renderSlowly((address) => address === '/');
    const { user, currentRoute } = renderSite({ route: '/?modal=profile', session, slow });
    await user.click(screen.getByRole('button', { name: 'onClose' }));
    expect(currentRoute()).toBe('/?modal=profile');
    await user.click(userMenu());
    await slow.release();
    expect(currentRoute()).toBe('/');
    expect(userMenu()).toHaveAttribute('aria-expanded', 'true');
  });

  test('ends the session and shows a toast', async () => {
    const { user } = renderSite({ session });
    const events = recordEvents();
    await user.click(userMenu());
    await user.click(
      within(screen.getByRole('navigation', { name: 'Account menu' })).getByRole('button', { name: 'Logout' }),
    );
    expect(events).toEqual([
      { name: 'token-changed', payload: { reason: 'logout' } },
      { name: 'toast-requested', payload: { kind: 'info', message: 'You have been logged out successfully.' } },
    ]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(await screen.findByText('You have been logged out successfully.')).toBeInTheDocument();
  });
});

test('the phone’s menu stays open when it was opened while an earlier navigation was still being rendered', async () => {
  stubMedia(narrowWindow);
  const slow = renderSlowly((address) => address === '/');
  const { user, currentRoute } = renderSite({ route: '/?modal=profile', session, slow });
  await user.click(screen.getByRole('button', { name: 'onClose' }));
  expect(currentRoute()).toBe('/?modal=profile');
  await user.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
  await slow.release();
  expect(currentRoute()).toBe('/');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

describe('the sidebar', () => {
  test('is collapsed at first, and remembers being expanded', async () => {
    const { user, unmount } = renderSite();
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toHaveAttribute('aria-expanded', 'true');
    unmount();
    renderSite();
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeInTheDocument();
  });

  test('lists every game and category', async () => {
    const { user } = renderSite();
    const links = async (group: string) => {
      await user.click(within(sidebar()).getByRole('button', { name: group }));
      return within(screen.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    };
    expect(await links('Games')).toEqual([
      '/game/honeypot',
      '/game/coinflip',
      '/game/pumpdump',
      '/game/futures',
      '/game/crash',
      '/game/mines',
      '/game/plinko',
      '/game/dice',
    ]);
    expect(await links('Casino')).toEqual([
      '/casino/slots',
      '/casino/blackjack',
      '/casino/roulette',
      '/casino/poker',
      '/casino/baccarat',
    ]);
    expect(screen.queryByRole('list', { name: 'Games' })).not.toBeInTheDocument();
  });

  test('closes its submenu on another page and when it is toggled', async () => {
    const { user } = renderSite();
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    const games = () => within(sidebar()).getByRole('button', { name: 'Games' });
    await user.click(games());
    await user.click(screen.getByRole('link', { name: 'Dice' }));
    expect(games()).toHaveAttribute('aria-expanded', 'false');
    await user.click(games());
    await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(games()).toHaveAttribute('aria-expanded', 'false');
  });

  test('a submenu beside the collapsed sidebar closes by Escape', async () => {
    const { user } = renderSite();
    const games = within(sidebar()).getByRole('button', { name: 'Games' });
    await user.click(games);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Honeypot' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(games).toHaveFocus();
    expect(games).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks the current page', () => {
    renderSite({ route: '/bet-history' });
    expect(screen.getByRole('link', { current: 'page', name: 'Bet history' })).toBeInTheDocument();
  });

  test('logs out as the header does', async () => {
    const { user } = renderSite({ session });
    const account = within(screen.getByRole('navigation', { name: 'Account' }));
    await user.click(account.getByRole('button', { name: 'Logout' }));
    expect(localStorage.getItem('token')).toBeNull();
    expect(account.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });
});

describe('the footer', () => {
  test('links to every page of spec §2 Footer', () => {
    renderSite();
    const hrefs = within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/'));
    expect(hrefs).toEqual([
      '/affiliate',
      '/privacy',
      '/terms',
      '/responsible-gambling',
      '/contact',
      '/help',
      '/gaming-helpline',
      '/live-support',
      '/accessibility',
      '/betting-rules',
      '/provably-fair',
      '/rng',
    ]);
  });

  test('takes its help link from the configuration', () => {
    renderSite({ siteConfig: { gamblingHelp: { name: 'GamCare', href: 'https://gamcare.example/' } } });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'GamCare' })).toHaveAttribute('href', 'https://gamcare.example/');
  });

  test('says from which age one may play, by the rules of the site', () => {
    const { unmount } = renderSite();
    expect(within(screen.getByRole('contentinfo')).getByText('18+')).toBeVisible();
    unmount();
    renderSite({ siteConfig: { rules: 'ontario' } });
    expect(within(screen.getByRole('contentinfo')).getByText('19+')).toBeVisible();
  });

  test('scrolls to the top and moves the focus there', async () => {
    const { user } = renderSite({ route: '/vip' });
    await user.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

test('the skip link moves to the content and does not change the address', async () => {
  const { user, currentRoute } = renderSite({ route: '/vip' });
  Element.prototype.scrollIntoView ??= () => undefined;
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(currentRoute()).toBe('/vip');
});
