import { statesOf } from '..';

const path = '/vip';
const state = statesOf('Shell', { session: 'signed-out', path });
const ofPlayer = statesOf('Shell', { path });
const onDesktop = statesOf('Shell', { session: 'signed-out', path, viewport: '1440x900' });
const onPhone = statesOf('Shell', { session: 'signed-out', path, viewport: '390x844' });

/** Header, sidebar, menus and bottom bar. A page without content of remotes is behind them. */
export const frameStates = [
  state('visitor', 'The frame of a visitor', ['Log in', 'Tessera home', 'BeGambleAware']),
  ofPlayer('player', 'The frame of a player', ['marcella, account', 'Wallet']),
  onDesktop('sidebar-expanded', 'Expanded sidebar', ['Collapse sidebar', 'Promotions', 'Transactions'], {
    storage: { sidebar: 'expanded' },
  }),
  onDesktop('sidebar-submenu', 'Submenu of the expanded sidebar', ['Honeypot', 'Pump.Dump', 'Plinko'], {
    storage: { sidebar: 'expanded' },
    steps: [{ press: 'Games', in: 'Main' }],
  }),
  onDesktop('icons-submenu', 'Submenu beside the collapsed sidebar', ['Expand sidebar', 'Blackjack', 'Baccarat'], {
    steps: [{ press: 'Casino', in: 'Main' }],
  }),
  ofPlayer('account-menu', 'Account menu of the header', ['Profile', 'Bets', 'Transactions', 'Settings', 'Logout'], {
    steps: [{ press: 'marcella, account' }, { see: 'Settings' }],
  }),
  onPhone('phone-menu', 'Menu of phones', ['Close menu', 'Promotions', 'Log in'], {
    steps: [{ press: 'Menu' }],
  }),
  onPhone('phone-menu-submenu', 'Menu of phones with a submenu', ['Close menu', 'Honeypot', 'Logout'], {
    session: 'player',
    steps: [{ press: 'Menu' }, { press: 'Games', in: 'Menu' }],
  }),
  onPhone('bottom-bar', 'Bottom bar of phones', ['Menu', 'Promos', 'Chat'], { path: '/promotions' }),
  state('theatre', 'A game that fills the page', ['Dice game', 'Back to lobby'], {
    path: '/game/dice?play=fun&theatre=on',
  }),
];
