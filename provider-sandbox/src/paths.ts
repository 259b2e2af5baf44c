/** The sandbox's own paths, apart from the 18 calls. */
export const publicFilesPrefix = '/assets/';
export const gamesApiPrefix = '/play/api/';
export const controlPrefix = '/__sandbox';
