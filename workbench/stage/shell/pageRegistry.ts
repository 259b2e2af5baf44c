import { type Registry, registryElementId, registrySchema } from '@tessera/platform/protocol';
import { parse } from 'valibot';
import { replaceData } from '../environment/replaceData';

/** The releases that this page may run, as it was composed or written last. */
export const readPageRegistry = (): Registry =>
  parse(registrySchema, JSON.parse(document.getElementById(registryElementId)?.textContent ?? 'null'));

/** Replaces the releases that this page may run; the page has not read them yet. */
export const writePageRegistry = (registry: Registry): void => replaceData(registryElementId, registry);
