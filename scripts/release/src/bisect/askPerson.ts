import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import type { Answer } from './search';

const answers: readonly Answer[] = ['good', 'bad', 'skip'];

/** Asks the person at the terminal until the answer is one; Ctrl-C and Ctrl-D stop the search. */
export async function askPerson(stopping: AbortController, input: Readable = process.stdin): Promise<Answer> {
  const lines = createInterface({ input, output: process.stdout });
  const stop = () => stopping.abort();
  lines.once('close', stop);
  try {
    for (;;) {
      const typed = await lines.question('good, bad or skip? ', { signal: stopping.signal });
      const word = typed.trim().toLowerCase();
      const answer = answers.find((each) => each === word || each[0] === word);
      if (answer !== undefined) return answer;
    }
  } finally {
    lines.off('close', stop);
    lines.close();
  }
}
