import { publishPassport } from './passport';

/** Prepares the page for remotes; fetches none. Called once, before the first render. */
export const startRemotes = (): void => publishPassport();
