import { openFolderStore } from './folderStore';
import type { ObjectStore } from './objectStore';

/** Whether a site is given by the address of a store that is not mounted. */
export const isStoreAddress = (site: string): boolean => site.startsWith('s3://');

/** Opens the store of a site: a bucket for `s3://bucket/folder`, else a folder. */
export async function openStoreNamed(site: string): Promise<ObjectStore> {
  // Loaded lazily: its client takes a moment.
  return isStoreAddress(site) ? (await import('./s3Store')).openS3Store(site) : openFolderStore(site);
}
