import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { place } from '@tessera/tooling/config/place';

/** Tests between two lines of progress. */
const every = 100;

const nameOf = (test: TestCase) => `${test.title} (${test.parent.project()?.name})`;

/** Prints a failed state at once, and at the end what failed by cause: the states that fail for the same reason together. */
export default class StatesReporter implements Reporter {
  readonly #causes = new Map<string, string[]>();
  readonly #startedAt = performance.now();
  #total = 0;
  #done = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.#total = suite.allTests().length;
    console.log(`States are in ${place.zone} with ${place.locale}; to repeat: TESSERA_PLACE=${place.name}`);
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    this.#done += 1;
    if (status === 'failed' || status === 'timedOut') {
      const faults = errors.flatMap(({ message = status }) => message.replace(/^Error: /, '').split(/\n(?! )/));
      console.log(`✗ ${nameOf(test)}\n    ${faults.join('\n    ')}`);
      for (const fault of faults) this.#causes.set(fault, [...(this.#causes.get(fault) ?? []), nameOf(test)]);
    }
    if (this.#done % every !== 0) return;
    const seconds = Math.round((performance.now() - this.#startedAt) / 1_000);
    console.log(`[${this.#done}/${this.#total}] states, ${seconds} s`);
  }

  /** Errors outside of tests, such as a suite that does not start. */
  onError({ message }: { readonly message?: string }): void {
    console.log(message);
  }

  onEnd(): void {
    const shared = [...this.#causes].filter(([, { length }]) => length > 1);
    for (const [cause, names] of shared.sort(([, one], [, other]) => other.length - one.length)) {
      console.log(`\n${names.length} × ${cause}\n    ${names.join(', ')}`);
    }
  }
}
