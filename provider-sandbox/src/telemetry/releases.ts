import * as v from 'valibot';

/** The registry is read again when it is older, or, for an unknown release, older than the shorter time. */
const staleMs = { known: 60_000, unknown: 5_000 };
const timeoutMs = 3_000;

/** The part of a site's registry that names releases. */
const registrySchema = v.object({
  apps: v.record(v.string(), v.object({ releases: v.record(v.string(), v.unknown()) })),
});

/**
 * The releases that pages may report of.
 *
 * @param source address of the site's registry, or `any`
 * @param onFailure hears why the registry was not read; the releases that were known stay so
 */
export function createReleaseList(source: string, onFailure: (error: unknown) => void) {
  let known: ReadonlyMap<string, unknown> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    readAt = performance.now();
    try {
      const answer = await fetch(source, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) throw new Error(`${source} answers ${answer.status}.`);
      const { apps } = v.parse(registrySchema, await answer.json());
      known = new Map(
        Object.entries(apps).flatMap(([app, { releases }]) =>
          Object.keys(releases).map((id) => [`${app} ${id}`, true]),
        ),
      );
    } catch (error) {
      onFailure(error);
    }
    reading = undefined;
  }

  return {
    /** Whether the site has a release of an app. */
    async has(app: string, release: string): Promise<boolean> {
      if (source === 'any') return true;
      const key = `${app} ${release}`;
      if (performance.now() - readAt > (known.has(key) ? staleMs.known : staleMs.unknown)) reading ??= read();
      if (!known.has(key)) await reading;
      return known.has(key);
    },
  };
}
