import { emit, recordIdPattern } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';

/** Whether the detail of a transaction can be opened. */
export const hasReceipt = (id: string | undefined): id is string =>
  id !== undefined && recordIdPattern.test(id) && hasExtension('withdrawals');

/** Opens the detail of a transaction. */
export const openReceipt = (id: string): void => emit('dialog-requested', { dialog: 'transaction', id });
