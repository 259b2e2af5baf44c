import { array, object, parse, record, string, unknown } from 'valibot';

/** Id of the `<script type="application/json">` element with what the modules of a composed page start from. */
export const pageStartElementId = 'tessera-start';

/** Shape of the element's content. */
export const pageStartSchema = object({
  /** Paths of the page that was composed. */
  paths: array(string()),
  /** By full name of the module, e.g. `games/Lobby`: what its `content` returned as `start`. */
  modules: record(string(), unknown()),
});

/**
 * What a module's prerendered content in this page was rendered from, so that the module can render the same until the
 * provider answers.
 *
 * @param module full name, e.g. `games/Lobby`
 * @param pathname path of the address; only the composed page's own paths, in any case of letters, have anything
 * @returns data in the module's own format, to be parsed by it; `undefined` when the page was composed without content
 */
export function readPageStart(module: string, pathname: string): unknown {
  const text = document.getElementById(pageStartElementId)?.textContent;
  if (!text) return undefined;
  const { paths, modules } = parse(pageStartSchema, JSON.parse(text));
  return paths.includes(pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/') ? modules[module] : undefined;
}
