/** Texts of the diagnostics page. */
export const messages = {
  line: 'Which builds this page runs. Copy it into a bug report.',
  shell: (release: string, commit: string, revision: number | undefined) =>
    `Shell ${release}, commit ${commit}${revision === undefined ? '' : `, revision ${revision} of the site`}.`,
  canary: 'canary',
  copyLabel: 'Copy the diagnostics',
  copied: 'Copied',
  copyFailed: 'Your browser did not let us copy. Select the text below instead.',
  unasked: 'Run what links ask for without a question',
  unaskedHint: 'Other releases by ?mf= in the address, in this tab until it is closed.',
  notLoaded: 'not loaded yet',
  columns: {
    remote: 'Remote',
    version: 'Version',
    commit: 'Commit',
    contract: 'Contract',
    cohort: 'Cohort',
    override: 'Override',
    timings: 'Loaded after',
    lastError: 'Last error',
  },
  none: '–',
  raw: 'Everything',
} as const;
