import { templatesFile } from '@tessera/shared-contracts/prerender';
import { discoveryFileNames } from './discovery';

/** Names of the files that a site may have beside its pages; servers answer their addresses at the site's root. */
export const rootFileNames: readonly string[] = [...discoveryFileNames, templatesFile];
