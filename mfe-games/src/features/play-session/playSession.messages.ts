import type { ReminderMinutes } from './realityCheck';

const two = (value: number) => String(value).padStart(2, '0');

/** `4:05`, or `1:04:05` from one hour on. */
const clock = (seconds: number) => {
  const minutes = Math.floor(seconds / 60);
  const tail = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
};

/** Texts about the time and the result of playing. */
export const messages = {
  clock,
  /** `1 h 5 min`, or `25 min`. */
  minutes: (count: number) => (count < 60 ? `${count} min` : `${Math.floor(count / 60)} h ${count % 60} min`),
  open: (time: string) => `Your session: ${time}`,
  openToday: (time: string, net: string) => `Your session: ${time}, net result today ${net}`,
  title: 'Your session',
  due: (minutes: number) => `You have been playing for ${minutes} minutes.`,
  time: 'Time',
  net: 'Net result',
  timeToday: 'Time today',
  stakedToday: 'Staked today',
  returnedToday: 'Returned today',
  netToday: 'Net result today',
  netSession: 'Net result since you logged in',
  netUnknown: 'Not known yet',
  netFun: 'Fun Play: no money',
  netNone: 'Even',
  netLine: 'All your games since you opened this one, by your balances at the provider.',
  todayLine: 'Today in UTC, in US dollars: all your games on all devices, as the provider counts them.',
  limits: 'Your limits',
  remind: 'Remind me',
  reminders: {
    '': 'Never',
    '15': 'Every 15 minutes',
    '30': 'Every 30 minutes',
    '60': 'Every 60 minutes',
  } satisfies Record<ReminderMinutes, string>,
  close: 'Close',
  continue: 'Continue',
  takeBreak: 'Have a break',
  leave: 'Leave',
} as const;
