/** Files between two lines of progress. */
const every = 25;

/** Jest reporter of `npm test`: prints failures at once, and progress now and then. */
export default class FailureReporter {
  #done = 0;

  onTestResult(_test, { failureMessage }, { numTotalTestSuites, startTime }) {
    this.#done += 1;
    if (failureMessage) console.log(failureMessage);
    if (this.#done % every !== 0) return;
    const seconds = Math.round((Date.now() - startTime) / 1_000);
    console.log(`[${this.#done}/${numTotalTestSuites}] files of unit tests, ${seconds} s`);
  }
}
