export { DialogHost } from './DialogHost';
export { dialogOfPath } from './dialogAddress';
export { pagePathOf, useDialogLinkState, usePageAddress } from './pageAddress';
