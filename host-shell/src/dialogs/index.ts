export { DialogHost } from './DialogHost';
export { dialogOfPath } from './dialogAddress';
export { useDialogLinkState, usePageAddress } from './pageAddress';
