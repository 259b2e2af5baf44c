import { siteRules } from '@tessera/shared-contracts/rules';
import { deviceItem } from '@tessera/shared-contracts/session';

/** Minutes between two reminders; the empty text means never. */
const reminderMinutes = ['', '15', '30', '60'] as const;
/** See {@link reminderMinutes}. */
export type ReminderMinutes = (typeof reminderMinutes)[number];

const item = deviceItem('tessera.games.reality-check');

/** The intervals to choose from; under rules that ask for reminders, not never. */
export const offeredReminders = (): readonly ReminderMinutes[] =>
  reminderMinutes.filter((minutes) => minutes !== '' || siteRules().realityCheckMinutes === undefined);

/** Reads the interval chosen on this device; else the one of the site's rules. */
export const readReminder = (): ReminderMinutes => {
  const find = (wanted: string | undefined) => offeredReminders().find((minutes) => minutes === wanted);
  return find(item.read()) ?? find(String(siteRules().realityCheckMinutes ?? '')) ?? '60';
};

/** Stores the chosen interval. */
export const writeReminder = (minutes: ReminderMinutes): void => item.write(minutes);
