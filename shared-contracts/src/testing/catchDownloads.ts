import { onCleanup } from './cleanup';

/** A file that the page has saved. */
export interface Download {
  readonly name: string;
  readonly blob: Blob;
}

/** Stands in for the browser's downloads, which jsdom lacks, to the end of the test; collects the saved files, in order. */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length)) - 1];
    if (blob !== undefined) downloads.push({ name: this.download, blob });
  };
  onCleanup(() => {
    HTMLAnchorElement.prototype.click = click;
    for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  });
  return downloads;
}
