import { paths } from '../routes/paths';

/** What the page under the frame is told. */
export const gameReturnedMessage = { type: 'tessera:game-returned' } as const;

/** Whether this is the page that a provider sends its frame back to. */
export const isGameReturn = (pathname: string): boolean => pathname.replace(/\/+$/, '') === paths.gameReturn;
