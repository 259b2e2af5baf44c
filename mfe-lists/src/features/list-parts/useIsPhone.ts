import { media } from '@tessera/shared-contracts/theme';
import { useMediaQuery } from '@tessera/shared-contracts/ui';

const phoneQuery = media.belowMd.replace('@media ', '');

/** Whether tables are shown as cards. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery);
