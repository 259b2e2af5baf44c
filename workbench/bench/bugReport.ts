import type { Report } from '../stage/reports';
import { stepName } from '../stage/steps/takeSteps';
import type { State, Step } from '../state';
import { messages } from './workbench.messages';

/** The release of the remote that the stage shows. */
export interface ShownRelease {
  readonly version?: string | undefined;
  readonly buildId?: string | undefined;
  readonly commit?: string | undefined;
  /** Whether it has changes that the commit has not. */
  readonly isChanged?: boolean;
  readonly contract?: number | undefined;
}

/** What a bug report is made of. */
export interface BugReportParts {
  /** Leads to the state with its settings and the recorded steps. */
  readonly href: string;
  /** The state with the address's settings. */
  readonly state: State;
  /** The settings of the address, as it writes them. */
  readonly settings: string;
  readonly remote: string;
  readonly release: ShownRelease;
  readonly userAgent: string;
  readonly window: string;
  /** The faults in force. */
  readonly faults: readonly object[];
  readonly recorded: readonly Step[];
  /** What the stage told, oldest first. */
  readonly log: readonly Report[];
}

const list = (lines: readonly string[]) =>
  lines.length === 0 ? [messages.report.none] : lines.map((line) => `- ${line}`);
const numbered = (steps: readonly Step[]) =>
  steps.length === 0 ? [messages.report.none] : steps.map((step, index) => `${index + 1}. ${stepName(step)}`);
const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

/** One line of the log; `undefined` for what the log does not show. */
export function logLine(entry: Report): string | undefined {
  if (entry.kind === 'call') {
    const call = `${entry.method} ${entry.path} → `;
    if (entry.ms === undefined) return call + messages.waiting;
    return `${call}${entry.status ?? messages.noAnswer} (${entry.ms} ms)`;
  }
  if (entry.kind === 'event') return `${entry.name} ${entry.detail}`;
  return entry.kind === 'error' ? entry.text : undefined;
}

/** A bug report in Markdown. Its link shows the same picture in any browser. */
export function bugReport(parts: BugReportParts): string {
  const { href, state, settings, remote, release, faults, log } = parts;
  const { version, buildId, commit, contract, isChanged } = release;
  const { report } = messages;
  // These have lines of their own.
  const chosen = [...new URLSearchParams(settings)]
    .filter(([name]) => !['session', 'steps'].includes(name))
    .map(([name, value]) => `${name}: ${code(value)}`);
  const linesOf = (isOf: (entry: Report) => boolean) =>
    list(log.filter(isOf).flatMap((entry) => code(logLine(entry) ?? '')));
  return [
    `## ${state.module}: ${state.title}`,
    '',
    href,
    '',
    `- ${report.release}: ${remote === 'shell' ? 'shell' : `mfe-${remote}`} ${version}-${buildId}, ${report.commit} ${commit}, ${isChanged ? `${report.isChanged}, ` : ''}${report.contract} ${contract}`,
    `- ${report.browser}: ${parts.userAgent}`,
    `- ${report.window}: ${parts.window}`,
    `- ${messages.labels.session}: ${state.session}`,
    ...chosen.map((line) => `- ${line}`),
    '',
    `### ${messages.labels.faults}`,
    ...list(faults.map((fault) => code(JSON.stringify(fault)))),
    '',
    `### ${messages.steps}`,
    ...numbered([...(state.steps ?? []), ...parts.recorded]),
    '',
    `### ${report.errors}`,
    ...linesOf(({ kind }) => kind === 'error'),
    '',
    `### ${messages.log}`,
    ...linesOf(({ kind }) => kind === 'call' || kind === 'event'),
    '',
  ].join('\n');
}
