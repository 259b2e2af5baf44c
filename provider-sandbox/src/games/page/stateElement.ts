/** Id of the element of a game's page with what its first call would answer. */
export const stateElementId = 'state';
