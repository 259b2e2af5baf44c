import { isHidden } from '@tessera/shared-contracts/config';
import { useSiteSetting } from '../useSiteSetting';

/** Whether the site shows Chat (spec §20 Controls). */
export const useHasChat = (): boolean => useSiteSetting(() => !isHidden('chat'), true);
