import { mediaQuery } from '@tessera/shared-contracts/theme';
import { useMediaQuery } from '@tessera/shared-contracts/ui';

/** Whether tables are shown as cards. */
export const useIsPhone = (): boolean => useMediaQuery(mediaQuery.belowMd);
