/** Milliseconds after which the browser has started to read a file. */
const keptMs = 60_000;

/**
 * Saves a text as a file of the player, as a download does.
 *
 * @param parts of the text, joined as they are
 * @param type media type, such as `text/plain`
 */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
