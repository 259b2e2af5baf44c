/** Words of the passport page. */
export const messages = {
  line: 'Which builds this page runs. Copy it into a bug report.',
  copyLabel: 'Copy the passport',
  copied: 'Copied',
  copyFailed: 'Your browser did not let us copy. Select the text below instead.',
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
