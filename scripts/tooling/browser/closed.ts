/** Text of the simulator in place of a module that asked to be closed. */
export const closed = 'The module asked to be closed.';
