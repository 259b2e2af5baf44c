/** A map that drops its least recently set entry when it is full, for data that any caller can add to. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#capacity) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Values, the least recently set first. */
  values(): IterableIterator<Value> {
    return this.#entries.values();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
