export { DialogHost } from './DialogHost';
export { dialogOf, dialogOfPath } from './dialogAddress';
export { pagePathOf, useDialogLink, usePageAddress } from './pageAddress';
