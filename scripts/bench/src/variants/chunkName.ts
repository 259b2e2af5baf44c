/** Name of an exposed module's chunk. */
export const chunkName = (remote: string, module: string): string => `${remote}-${module}`;
