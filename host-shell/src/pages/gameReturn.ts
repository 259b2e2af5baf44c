import { paths } from '../routes/paths';
import { plainPath } from '../routes/plainPath';

/** Message to the page around the frame. */
export const gameReturnedMessage = { type: 'tessera:game-returned' } as const;

/** Whether this is the page that a provider returns its frame to. */
export const isGameReturn = (pathname: string): boolean => plainPath(pathname) === paths.gameReturn;
