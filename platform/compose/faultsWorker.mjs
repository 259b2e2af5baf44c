import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { markupFaults, styleFaults } = await tsImport('./markupFaults', import.meta.url);
const { remote, parts, own } = workerData;
/** Enough to tell what is wrong; there may be as many as characters. */
const [faultsAtMost, charactersAtMost] = [20, 300];

const faults = parts.map(({ css, markups }) => {
  const found = new Set(styleFaults(css, remote, own));
  for (const markup of markups) for (const fault of markupFaults(markup, own)) found.add(fault);
  return [...found].slice(0, faultsAtMost).map((fault) => fault.slice(0, charactersAtMost));
});
parentPort.postMessage(faults);
