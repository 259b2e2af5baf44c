import { deviceItem } from '@tessera/shared-contracts/session';

const item = deviceItem('sidebar');

/** Whether the sidebar was left expanded on this device; any other stored value counts as collapsed. */
export const readIsExpanded = (): boolean => item.read() === 'expanded';

/** Remembers the sidebar on this device. With storage blocked it is remembered until the page is closed. */
export const writeIsExpanded = (isExpanded: boolean): void => item.write(isExpanded ? 'expanded' : 'collapsed');
