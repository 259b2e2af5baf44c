/** The sandbox's own paths, apart from the calls of the API. */
export const publicFilesPrefix = '/assets/';
export const gamesApiPrefix = '/play/api/';
export const controlPrefix = '/__sandbox';
