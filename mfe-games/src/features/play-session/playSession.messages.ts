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
  open: (time: string) => `Your session: ${time}`,
  title: 'Your session',
  due: (minutes: number) => `You have been playing for ${minutes} minutes. Is it time for a break?`,
  time: 'Time',
  net: 'Net result',
  netUnknown: 'Not known yet',
  netFun: 'Fun Play: no money',
  netNone: 'Even',
  netLine: 'All your games since you opened this one, by your balances at the provider.',
  remind: 'Remind me',
  reminders: {
    '': 'Never',
    '15': 'Every 15 minutes',
    '30': 'Every 30 minutes',
    '60': 'Every 60 minutes',
  } satisfies Record<ReminderMinutes, string>,
  keepPlaying: 'Keep playing',
} as const;
