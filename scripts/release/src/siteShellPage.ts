import { type ShellPage, shellPageFile, shellPageSchema } from '@tessera/platform/compose/shellPage';
import { safeParse } from 'valibot';
import { integrityOf } from './manifest/manifest';
import { Refused } from './outcome';
import type { Site } from './site/site';
import { releasesOf, type Served, type SiteRegistry } from './site/siteRegistry';

/** Reads the live shell's description of its pages; `undefined` where no shell is live. */
export async function siteShellPage(site: Site, registry: SiteRegistry): Promise<ShellPage | undefined> {
  const { live } = releasesOf(registry, 'shell');
  return live && readShellPage(site, live);
}

/** Reads a shell's description of its pages. @throws Refused if it is not what was published */
export async function readShellPage(site: Site, shell: Served): Promise<ShellPage> {
  const content = await site.releaseFiles('shell', shell.id).read(shellPageFile);
  if (integrityOf(content) !== shell.page) {
    throw new Refused(
      `${shellPageFile} of the shell ${shell.id} is not what was published. Restore an intact shell: npm run release -- rollback shell`,
    );
  }
  const page = safeParse(shellPageSchema, JSON.parse(content.toString()));
  if (page.success) return page.output;
  throw new Refused(
    `The shell ${shell.id} describes its pages in the format of another version of these commands. Use that version, or first promote a shell that this version built.`,
  );
}
