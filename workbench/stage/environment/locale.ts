type Replaced = Record<string, (...values: unknown[]) => unknown>;

/** Replaces the browser's language: that which a page reads, and the default of `Intl` and of numbers and dates as text. */
export function setLocale(locale: string): void {
  for (const [name, value] of Object.entries({ language: locale, languages: [locale] })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const withLocale = ([locales = locale, ...options]: readonly unknown[]) => [locales, ...options];
  const formats = Intl as unknown as Replaced;
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const format = formats[name];
    if (typeof format !== 'function' || !('supportedLocalesOf' in format)) continue;
    formats[name] = new Proxy(format, {
      construct: (target, values, newTarget) => Reflect.construct(target, withLocale(values), newTarget) as object,
      apply: (target, self, values) => Reflect.apply(target, self, withLocale(values)),
    });
  }
  for (const methods of [Number.prototype, BigInt.prototype, Date.prototype] as unknown as Replaced[]) {
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      const original = methods[name];
      if (original === undefined) continue;
      methods[name] = function (this: unknown, ...values) {
        return original.apply(this, withLocale(values));
      };
    }
  }
}
