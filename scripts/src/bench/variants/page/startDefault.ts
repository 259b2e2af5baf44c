/** Stands in for the start of the remotes: by default nothing is begun before a slot asks for it. */
export const startRemotes = (): undefined => undefined;
