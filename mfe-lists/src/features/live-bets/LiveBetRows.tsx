import { useIsPhone } from '../../shared';
import { LiveBetCards } from './LiveBetCards';
import { type LiveBetRowsProps, LiveBetTable } from './LiveBetTable';

/** The rows as a table or, on phones, as cards. */
export function LiveBetRows(props: LiveBetRowsProps) {
  return useIsPhone() ? <LiveBetCards {...props} /> : <LiveBetTable {...props} />;
}
