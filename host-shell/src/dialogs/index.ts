export { DialogHost } from './DialogHost';
export { dialogOf, dialogOfPath } from './dialogAddress';
export { pagePathOf, useDialogLinkState, usePageAddress } from './pageAddress';
