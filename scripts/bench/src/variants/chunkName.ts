/** Name of the chunk that an exposed module begins. */
export const chunkName = (remote: string, module: string): string => `${remote}-${module}`;
