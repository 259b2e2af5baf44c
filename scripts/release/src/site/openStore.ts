import { openFolderStore } from './folderStore';
import type { ObjectStore } from './objectStore';
import { openSshStore } from './sshStore';

/** Whether a site is given by the address of a store that is not mounted. */
export const isStoreAddress = (site: string): boolean => /^(s3|ssh):\/\//.test(site);

/** Opens the store of a site: a bucket for `s3://bucket/folder`, a server's folder for `ssh://user@host/folder`, else a folder. */
export async function openStoreNamed(site: string): Promise<ObjectStore> {
  if (site.startsWith('ssh://')) return openSshStore(site);
  // Loaded lazily: its client takes a moment.
  return isStoreAddress(site) ? (await import('./s3Store')).openS3Store(site) : openFolderStore(site);
}
