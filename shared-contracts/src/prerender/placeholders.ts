/** Stands for the title of the page in the markup of a module, until a page takes the markup. */
export const titlePlaceholder = '{title}';

/** Stands for the address of the release's files in markup and styles, until compose knows it. */
export const releaseUrlPlaceholder = '/{release}/';
