import { deviceItem } from '@tessera/shared-contracts/session';

/** Minutes between two reminders; the empty text means never. */
export const reminderMinutes = ['', '15', '30', '60'] as const;
/** See {@link reminderMinutes}. */
export type ReminderMinutes = (typeof reminderMinutes)[number];

const item = deviceItem('tessera.games.reality-check');

/** Reads the interval chosen on this device. */
export const readReminder = (): ReminderMinutes => {
  const stored = item.read();
  return reminderMinutes.find((minutes) => minutes === stored) ?? '';
};

/** Stores the chosen interval. */
export const writeReminder = (minutes: ReminderMinutes): void => item.write(minutes);
