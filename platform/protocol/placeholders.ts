/** Placeholder for the title of the page in the markup of a module. */
export const titlePlaceholder = '{title}';

/** Placeholder for the URL of the release's files in markup and styles, replaced by compose. */
export const releaseUrlPlaceholder = '/{release}/';
