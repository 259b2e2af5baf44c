import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';

const { readNotices, markNoticesRead } = extensionCalls;

const notices = [
  { kind: 'withdrawal-sent', currency: 'BTC', amount: '0.025', transactionId: 't9' },
  {
    kind: 'withdrawal-refused',
    currency: 'ETH',
    amount: '0.4',
    transactionId: 't8',
    reason: 'The address is on a list.',
  },
  { kind: 'login', browser: 'Firefox', system: 'Linux' },
  { kind: 'deposit-credited', currency: 'BTC', amount: '0.0125', transactionId: 't6' },
  { kind: 'withdrawal-in-review', currency: 'USDT', amount: '2500', transactionId: 't5' },
  { kind: 'two-factor-enabled' },
  {
    kind: 'deposit-failed',
    currency: 'XRP',
    amount: '0.5',
    transactionId: 't3',
    reason: 'Below the minimum deposit of 10 XRP.',
  },
  { kind: 'address-usable', name: 'Cold storage' },
  { kind: 'loyalty-level-reached' },
].map((notice, index) => ({
  id: `n${9 - index}`,
  at: `2026-06-1${5 - Math.floor(index / 2)}T0${9 - index}:30:00Z`,
  ...notice,
}));
const ofLimits = ['limit-confirmable', 'limit-raised', 'limit-removed', 'limit-set', 'deposit-released'].map(
  (kind, at) => ({
    id: `l${at}`,
    kind,
    at: '2026-06-15T09:30:00Z',
    read: true,
    ...(kind === 'deposit-released'
      ? { currency: 'BTC', amount: '0.05', transactionId: 't2' }
      : { reason: 'Daily deposit limit: US$200.00' }),
  }),
);
const read = (count: number, unread: number, more: object = {}) =>
  answered(readNotices, {
    notices: notices.slice(0, count).map((notice, index) => ({ ...notice, read: index >= unread })),
    unread,
    ...more,
  });
const older = answered(readNotices, {
  notices: notices.slice(1, 3).map((notice, index) => ({ ...notice, read: index > 0 })),
  unread: 1,
});
const marked = answered(markNoticesRead, { unread: 0 });

const bell = statesOf('NoticeBell');
const press = (name: string) => [{ press: name }];
const list = statesOf('NoticeBell', { steps: press('Notices, 2 unread') });

/** States of the bell in the header. */
export const noticeStates = [
  bell('own', 'The player’s own notices', ['Notices, 3 unread']),
  bell('none-unread', 'Everything is read', ['Notices'], [read(4, 0)]),
  bell('many-unread', 'Too many to count', ['Notices, 9+ unread', '9+'], [read(8, 8, { unread: 12 })]),
  bell('loading', 'The provider takes its time', ['Notices'], {
    faults: [unanswered(readNotices)],
    sameAs: 'none-unread',
  }),
  bell('failed', 'Unread notices cannot be counted', ['Notices'], {
    faults: [failed(readNotices, serverMessage)],
    sameAs: 'none-unread',
  }),
  announcing(bell)('arrived', 'Another notice arrives', ['New notice. 2 unread.', 'Notices, 2 unread'], {
    faults: [{ ...older, times: 1 }, read(3, 2)],
    steps: [{ see: 'Notices, 1 unread' }, { event: 'notices-changed', detail: {} }],
    does: sends(readNotices),
  }),
  list(
    'list',
    'The list, with two new notices',
    [
      'Withdrawal refused',
      'The address is on a list.',
      '0.40000000 ETH',
      'New login',
      'Firefox on Linux',
      'You can withdraw to your new address',
      'Cold storage',
      'Loyalty level reached',
    ],
    { faults: [read(9, 2), marked], does: sends(markNoticesRead) },
  ),
  bell('list-own', 'The player’s own list', ['Withdrawal arrived', 'Deposit credited', 'Load more'], {
    steps: press('Notices, 3 unread'),
    does: sends(markNoticesRead),
  }),
  bell('list-more', 'Older notices are loaded', ['Withdrawal sent', 'Your second factor is on'], {
    faults: [{ ...read(4, 0, { next: 'n6' }), times: 1 }, read(8, 0)],
    steps: [...press('Notices'), { press: 'Load more' }],
  }),
  bell(
    'list-limits',
    'What the bell tells of limits',
    ['You can say yes to your change of a limit', 'Daily deposit limit: US$200.00', 'Held deposit released'],
    { faults: [answered(readNotices, { notices: ofLimits, unread: 0 })], steps: press('Notices') },
  ),
  bell('list-empty', 'A list without notices', ['Nothing yet', 'What also comes by mail'], {
    faults: [answered(readNotices, { notices: [], unread: 0 })],
    steps: press('Notices'),
  }),
  bell('list-loading', 'The list is loading', ['Loading your notices'], {
    faults: [unanswered(readNotices)],
    steps: press('Notices'),
  }),
  bell(
    'list-failed',
    'The list could not be loaded',
    ['Your notices could not be loaded', serverMessage, 'Try again'],
    {
      faults: [failed(readNotices, serverMessage)],
      steps: press('Notices'),
    },
  ),
  list('list-unread', 'What was shown could not be marked as read', ['Notices, 2 unread', 'Withdrawal sent'], {
    faults: [read(4, 2), refused(markNoticesRead, undefined, 500)],
  }),
  bell('list-unreadable', 'A notice that cannot be read', ['1 notice could not be read.', 'Withdrawal sent'], {
    faults: [answered(readNotices, { notices: [{ kind: '' }, { ...notices[0], read: true }], unread: 0 })],
    steps: press('Notices'),
  }),
  bell('signed-out', 'A visitor sees nothing', [], { session: 'signed-out' }),
];
