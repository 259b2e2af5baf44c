/** Stands in for the record of what runs on the page, which only a page of several releases needs. */
const nothing = (): void => undefined;
export const noteRendered = nothing;
export const readPassport = () => ({ contract: 0, remotes: {} });
