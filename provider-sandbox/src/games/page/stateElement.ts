/** Id of the element with the embedded answer to the page's first call. */
export const stateElementId = 'state';
