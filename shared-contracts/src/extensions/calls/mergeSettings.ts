const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Merges a change into settings field by field, at every depth: what the change lacks stays, so that a release keeps the fields that
 * only a newer one knows. Lists are replaced.
 */
export function mergeSettings<Settings extends object>(kept: Settings, change: object): Settings {
  const merged = Object.entries(change).map(([field, value]) => {
    const before = (kept as Readonly<Record<string, unknown>>)[field];
    return [field, isObject(before) && isObject(value) ? mergeSettings(before, value) : value];
  });
  return { ...kept, ...Object.fromEntries(merged.filter(([, value]) => value !== undefined)) };
}
