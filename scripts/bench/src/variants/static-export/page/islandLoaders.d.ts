import type { ComponentType } from 'react';

/** Imports of each island, by its name; written for the variant by `writeIslandModules`. */
export const islandLoaders: Readonly<Record<string, () => Promise<ComponentType>>>;
