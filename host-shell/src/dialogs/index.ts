export { DialogHost } from './DialogHost';
export { dialogOfPath } from './dialogAddress';
export { pagePathOf, useDialogLink, usePageAddress } from './pageAddress';
