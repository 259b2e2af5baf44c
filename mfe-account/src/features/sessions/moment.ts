import { readMoment } from '@tessera/shared-contracts/api';
import { messages } from './sessions.messages';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time in the player's zone. */
export function momentText(text: string): string {
  const moment = readMoment(text);
  return moment === undefined ? messages.unknownTime : format.format(moment);
}
