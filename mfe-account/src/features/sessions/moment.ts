import { readMoment } from '@tessera/shared-contracts/api';
import { formatMoment } from '@tessera/shared-contracts/format';
import { messages } from './sessions.messages';

/** Date and time in the player's zone; no line breaks within them. */
export function momentText(text: string): string {
  const moment = readMoment(text);
  return moment === undefined ? messages.unknownTime : formatMoment(moment).replaceAll(' ', '\u00a0');
}
