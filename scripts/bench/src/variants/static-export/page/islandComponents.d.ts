import type { ComponentType } from 'react';

/** What is prerendered of each island, by its name; written for the variant by `writeIslandModules`. */
export const islandComponents: Readonly<Record<string, ComponentType>>;
