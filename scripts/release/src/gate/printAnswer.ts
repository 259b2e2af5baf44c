import pc from 'picocolors';
import type { Finding } from '../outcome';
import type { GateAnswer } from './gate';
import { nameOf } from './gateInput';

/** Formats a finding: the reason, and below it the remedy. */
export const findingLines = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ rule, reason, remedy }) => [
    `  ${pc.red('✗')} ${rule.padEnd(9)} ${reason}`,
    `    ${pc.yellow('→')} ${remedy}`,
  ]);

/** Formats what a team should know although the release passes. */
export const noteLines = ({ notes }: GateAnswer): readonly string[] =>
  notes.map((note) => `${pc.yellow('Note:')} ${note}`);

/** What a release was compared with, in one line. */
export function comparisonLine({ comparedWith }: GateAnswer, app: string): string {
  if (comparedWith === undefined) return 'Not compared: a manifest cannot be trusted.';
  return comparedWith.length === 0
    ? `No ${app === 'shell' ? 'remote' : 'shell'} is live yet to compare it with.`
    : `Compared with ${comparedWith.map(nameOf).join(', ')}.`;
}
