import { paths } from '../routes/paths';
import { plainPath } from '../routes/plainPath';

/** What the page under the frame is told. */
export const gameReturnedMessage = { type: 'tessera:game-returned' } as const;

/** Whether this is the page that a provider sends its frame back to. */
export const isGameReturn = (pathname: string): boolean => plainPath(pathname) === paths.gameReturn;
