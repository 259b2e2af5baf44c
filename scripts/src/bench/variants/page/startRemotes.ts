/** Stands in for the start of the remotes: one application has none, and by default nothing is begun before it is asked for. */
export const startRemotes = (): undefined => undefined;
