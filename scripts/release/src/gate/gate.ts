import { reasonOf } from '@tessera/platform/project';
import type { Finding } from '../outcome';
import { filesAt } from '../site/siteAddress';
import type { SiteReader } from '../site/siteReader';
import { releasesOf, type SiteRegistry } from '../site/siteRegistry';
import { budgetFindings, ceilingFindings } from './budgetFindings';
import { addressFindings, fileFindings, manifestFindings, mapFindings } from './fileFindings';
import { type Inspected, readCounterparts, readManifest, UnreadableCounterpart } from './gateInput';
import { nameFindings } from './nameFindings';
import { pageFindings, shellPageFindings } from './pageFindings';
import { contractFindings, moduleFindings, type Pair, routerFindings, sharedFindings } from './pairFindings';
import { prerenderedFindings } from './prerenderedFindings';
import { prerendererFindings } from './prerendererFindings';
import { signatureFindings } from './signatureFindings';
import { sourceFindings } from './sourceFindings';
import { styleFindings } from './styleFindings';
import { type TypeFinding, typeFindings } from './typeFindings';

/** What the gate checks. */
export interface GateQuestion {
  readonly site: SiteReader;
  readonly registry: SiteRegistry;
  readonly app: string;
  readonly id: string;
  /** URL that players load the release from, if its files are to be checked there as well. */
  readonly address: string | undefined;
  /** Whether live pages of the app may end without a redirect. */
  readonly mayEndPages?: boolean;
}

/** Result of the gate. */
export interface GateAnswer {
  /** Reasons to refuse the release; without any it passes. */
  readonly findings: readonly Finding[];
  /** What its team should know although it passes. */
  readonly notes: readonly string[];
  /** The release, when its manifest could be read. */
  readonly release: Inspected | undefined;
  /** Releases of the other side that it was compared with; absent if the gate did not get that far. */
  readonly comparedWith: readonly Inspected[] | undefined;
}

const asFinding = (error: unknown, app: string): Finding => {
  const remedy =
    error instanceof UnreadableCounterpart
      ? `Restore an intact ${error.app} (npm run release -- rollback ${error.app}, or publish and promote another), and find out who touched its folder.`
      : `Raise the version of ${app} and publish that (npm run release -- publish ${app}), and find out who touched its folder.`;
  return { rule: 'files', reason: reasonOf(error), remedy };
};

/** Finds files that differ from the signed ones. Only releases without such findings are processed further. */
async function fileProblems(
  { address, site }: GateQuestion,
  { manifest, files }: Inspected,
): Promise<readonly Finding[]> {
  const all = await Promise.all([
    fileFindings(manifest, files),
    mapFindings(manifest, files),
    manifestFindings(manifest, files),
    address === undefined ? [] : addressFindings(manifest, filesAt(address, await site.origin())),
  ]);
  return all.flat();
}

/**
 * Whether the release was live before. It need not prerender again, since pages fall back to its placeholders, and its sources
 * have been public already.
 */
function wasLive({ registry, app, id }: GateQuestion): boolean {
  const { live, before } = releasesOf(registry, app);
  return live?.id === id || before.includes(id);
}

/** Finds what is wrong with the content of the release. */
async function contentFindings(
  question: GateQuestion,
  release: Inspected,
  others: readonly Inspected[],
): Promise<readonly Finding[]> {
  const all = await Promise.all([
    budgetFindings(release),
    prerenderedFindings(release),
    styleFindings(release),
    wasLive(question) ? [] : sourceFindings(release),
    wasLive(question) ? [] : prerendererFindings(release, others, await question.site.answers()),
  ]);
  return all.flat();
}

/** Two releases of one name would overwrite each other's container on a page. */
function containerFindings(release: Inspected, { registry, app, id }: GateQuestion): readonly Finding[] {
  const { live, previous, canary } = releasesOf(registry, app);
  const others = [live, previous, canary?.release].filter((other) => other !== undefined && other.id !== id);
  const twin = others.find((other) => other?.container !== undefined && other.container === release.manifest.container);
  if (twin === undefined) return [];
  const reason = `It sets the global ${twin.container}, as ${twin.id} does; both cannot live on one page`;
  return [{ rule: 'files', reason, remedy: 'Give each build a name of its own, as the shared configuration does.' }];
}

/**
 * Finds incompatibilities with the releases that it can meet on a page. Props that only the previous shell does not pass are
 * a note: no page has that shell, and the gate refuses a rollback to it until the remote is rolled back.
 */
async function pairedFindings(
  release: Inspected,
  others: readonly Inspected[],
): Promise<Pick<GateAnswer, 'findings' | 'notes'>> {
  const isShell = release.app === 'shell';
  const pairs = others.map(
    (other): Pair => (isShell ? { shell: release, remote: other } : { shell: other, remote: release }),
  );
  const names = pairs
    .filter(({ shell }) => isShell || shell.role !== 'previous')
    .map(({ shell, remote }) => (shell.manifest.host === undefined ? [] : nameFindings(remote, shell.manifest.host)));
  const own = isShell && release.manifest.host !== undefined ? nameFindings(release, release.manifest.host) : [];
  const types = await typeFindings(pairs);
  const isNote = ({ shell }: TypeFinding) => shell?.role === 'previous';
  return {
    notes: types
      .filter(isNote)
      .map(({ reason }) => `${reason} Roll ${release.app} back before a rollback of the shell.`),
    findings: [
      ...pairs.flatMap((pair) => [
        ...contractFindings(pair),
        ...sharedFindings(pair),
        ...routerFindings(pair),
        ...moduleFindings(pair),
        ...ceilingFindings(pair),
      ]),
      ...(await Promise.all(pairs.map(shellPageFindings))).flat(),
      ...types.filter((finding) => !isNote(finding)),
      ...[own, ...names].flat(),
    ],
  };
}

/** Checks a published release and returns every reason to refuse it. Changes nothing. */
export async function evaluateGate(question: GateQuestion): Promise<GateAnswer> {
  const { site, registry, app, id } = question;
  const files = site.releaseFiles(app, id);
  const refused = (findings: readonly Finding[]): GateAnswer => ({
    findings,
    notes: [],
    release: undefined,
    comparedWith: undefined,
  });
  const signature = await signatureFindings(site, app, files);
  let release: Inspected;
  let comparedWith: readonly Inspected[];
  try {
    const manifest = await readManifest(site, registry, app, id);
    release = { app, id, role: undefined, manifest, files };
    comparedWith = (await readCounterparts(site, registry, app)).filter((other) => other.app !== app);
  } catch (error) {
    return refused([asFinding(error, app), ...signature]);
  }
  if (signature.length > 0) return refused(signature);
  const altered = await fileProblems(question, release);
  if (altered.length > 0) return refused(altered);
  const content = await contentFindings(question, release, comparedWith);
  const paired = await pairedFindings(release, comparedWith);
  const pages = pageFindings(release, registry, question.mayEndPages ?? wasLive(question));
  const findings = [...content, ...containerFindings(release, question), ...pages, ...paired.findings];
  return { findings, notes: paired.notes, release, comparedWith };
}
