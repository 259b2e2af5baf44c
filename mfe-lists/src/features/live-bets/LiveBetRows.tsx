import type { ComponentProps } from 'react';
import { useIsPhone } from '../list-parts';
import { LiveBetCards } from './LiveBetCards';
import { LiveBetTable } from './LiveBetTable';

/** The rows as a table or, on phones, as cards. */
export function LiveBetRows(props: ComponentProps<typeof LiveBetTable>) {
  return useIsPhone() ? <LiveBetCards {...props} /> : <LiveBetTable {...props} />;
}
