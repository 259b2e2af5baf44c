/** The sandbox's own paths, apart from the calls of the API. */
export const publicFilesPrefix = '/assets/';
export const gamesApiPrefix = '/play/api/';
/** Of the page that removes an address of the book; the token in its address is what authorises it. */
export const addressRemovalPath = '/wallet-service/address-removal';
export const controlPrefix = '/__sandbox';
