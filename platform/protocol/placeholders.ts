/** Placeholder for the title of the page in the markup of a module. */
export const titlePlaceholder = '{title}';

/** Placeholder for the URL of the release's files in markup and styles, replaced by compose. */
export const releaseUrlPlaceholder = '/{release}/';

/** Path and module of the page that stands for those that remotes declare, in the markup of the shell. */
export const declaredPlaceholder = { path: '/declared-page', remote: 'declared', module: 'Page' } as const;
