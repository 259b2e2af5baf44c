import { reasonOf } from '@tessera/platform/project';
import { manifestFile, signatureFile } from '../manifest/manifest';
import { isOwnerName, isSignedBy, parseSignature, type Signature } from '../manifest/signature';
import type { Finding } from '../outcome';
import type { ReleaseFiles, SiteReader } from '../site/siteReader';

/** Checks that an owner with the right to release the app signed the manifest. */
export async function signatureFindings(
  site: SiteReader,
  app: string,
  files: ReleaseFiles,
): Promise<readonly Finding[]> {
  const refuse = (reason: string, remedy: string): readonly Finding[] => [{ rule: 'signature', reason, remedy }];
  const again = `Raise its version and publish that where the key of ${app} is: npm run release -- publish ${app}`;
  let content: Buffer;
  let signature: Signature;
  try {
    content = await files.read(manifestFile);
    signature = parseSignature((await files.read(signatureFile)).toString());
  } catch (error) {
    const reason = reasonOf(error);
    return refuse(`${app} is unsigned: ${reason}`, again);
  }
  const { owner, keyId } = signature;
  const keys = isOwnerName(owner) ? await site.ownerKeys(owner) : undefined;
  const register = `If the key is right, a keeper of the site registers it: npm run release -- keygen ${owner}`;
  if (keys === undefined) return refuse(`${app} is signed by ${owner}, who has no key on this site`, register);
  if (!keys.apps.includes(app)) {
    return refuse(`${app} is signed by ${owner}, who may release ${keys.apps.join(', ')} only`, again);
  }
  if (!keys.keys.some(({ id }) => id === keyId)) {
    return refuse(`${app} is signed with the key ${keyId}, which is no key of ${owner} on this site`, register);
  }
  if (!isSignedBy(content, signature, keys)) {
    return refuse(`${manifestFile} of ${app} is not what ${owner} signed`, again);
  }
  return [];
}
