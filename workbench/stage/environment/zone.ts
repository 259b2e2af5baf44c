const parts = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
/** A date and time without a zone is local. */
const local = /T\d\d:\d\d(:\d\d(\.\d+)?)?$/;

type DateMethod = (this: Date, ...values: unknown[]) => unknown;
const methods = Date.prototype as unknown as Record<string, DateMethod>;

/** Replaces the browser's time zone: in formats of `Intl` and `Date`, and where `Date` reads or sets local parts. */
export function setZone(zone: string): void {
  const BrowserFormat = Intl.DateTimeFormat;
  const withZone = (options: Intl.DateTimeFormatOptions = {}) => ({ ...options, timeZone: options.timeZone ?? zone });
  type FormatArguments = ConstructorParameters<typeof Intl.DateTimeFormat>;
  const create = (target: typeof BrowserFormat, [locales, options]: FormatArguments) =>
    new target(locales, withZone(options));
  Intl.DateTimeFormat = new Proxy(BrowserFormat, {
    construct: (target, values) => create(target, values as FormatArguments),
    apply: (target, _, values) => create(target, values as FormatArguments),
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    const original = methods[name] as DateMethod;
    methods[name] = function (locales, options) {
      return original.call(this, locales, withZone(options as Intl.DateTimeFormatOptions));
    };
  }

  const numbers = new BrowserFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ era: 'short', year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  const BrowserDate = Date;
  /** Milliseconds that the zone is ahead of UTC at a moment. */
  const offsetAt = (moment: number): number => {
    if (!Number.isFinite(moment)) return 0;
    const at = Object.fromEntries(numbers.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
    return BrowserDate.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
  };
  /** The moment at which clocks of the zone show this time; `shown` is that time as if it were in UTC. */
  const momentOf = (shown: number): number => shown - offsetAt(shown - offsetAt(shown));
  const shownBy = (date: Date) => new BrowserDate(date.getTime() + offsetAt(date.getTime()));

  for (const part of [...parts, 'Day']) {
    methods[`get${part}`] = function () {
      return methods[`getUTC${part}`]?.call(shownBy(this));
    };
  }
  for (const part of parts) {
    methods[`set${part}`] = function (...values) {
      const shown = shownBy(this);
      methods[`setUTC${part}`]?.apply(shown, values);
      return this.setTime(momentOf(shown.getTime()));
    };
  }
  // `Thu Nov 20 2025 18:42:07 GMT+0900`.
  const textOf = (date: Date, from: number, to: number) => {
    const [weekday, day, month, year, time] = shownBy(date).toUTCString().replace(',', '').split(' ');
    const ahead = offsetAt(date.getTime()) / 60_000;
    const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
      `${part}`.padStart(2, '0'),
    );
    const all = [weekday, month, day, year, time, `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes}`];
    return Number.isFinite(date.getTime()) ? all.slice(from, to).join(' ') : 'Invalid Date';
  };
  const written = { toString: [0, 6], toDateString: [0, 4], toTimeString: [4, 6] } as const;
  for (const [name, [from, to]] of Object.entries<readonly [number, number]>(written)) {
    methods[name] = function () {
      return textOf(this, from, to);
    };
  }
  methods.getTimezoneOffset = function () {
    return -offsetAt(this.getTime()) / 60_000;
  };
  const parse = (text: string) =>
    local.test(text) ? momentOf(BrowserDate.parse(`${text}Z`)) : BrowserDate.parse(text);
  const ZonedDate: DateConstructor = new Proxy(BrowserDate, {
    construct(target, values, newTarget) {
      const [first] = values;
      const moment = () => {
        if (values.length > 1) return [momentOf(BrowserDate.UTC(...(values as Parameters<typeof Date.UTC>)))];
        return typeof first === 'string' ? [parse(first)] : values;
      };
      return Reflect.construct(target, moment(), newTarget);
    },
    get: (target, name) => (name === 'parse' ? parse : Reflect.get(target, name)),
  });
  BrowserDate.prototype.constructor = ZonedDate;
  globalThis.Date = ZonedDate;
}
