import { EventEmitter, on, once } from 'node:events';
import type http from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { answerAddress, resultPage } from './answerForm';
import type { Answer } from './search';

const answers: readonly Answer[] = ['good', 'bad', 'skip'];
const findAnswer = (typed: string) => answers.find((answer) => answer === typed || answer[0] === typed);

/** Answers of a person, typed in the terminal or sent by the form of a page, whichever comes first. */
export function askPerson(print: (line: string) => void, signal: AbortSignal) {
  const events = new EventEmitter();
  let asked = 0;
  const responses = new Set<Promise<void>>();
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const answer = findAnswer(line.trim().toLowerCase());
    if (answer === undefined) print('good, bad or skip?');
    else events.emit('answer', asked, answer);
  });

  /** Passes an answer on, and responds when the next state is shown. */
  async function answerForm(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { referer = '', origin } = request.headers;
    if (request.url !== answerAddress) return void response.writeHead(404).end();
    const form = new URLSearchParams(await text(request));
    const [step, answer] = [Number(form.get('step')), findAnswer(form.get('answer') ?? '')];
    const next = once(events, 'next', { signal });
    let result: readonly string[] | undefined;
    if (step === asked && answer !== undefined) {
      events.emit('answer', step, answer);
      [result] = await next;
    }
    response.setHeader('cache-control', 'no-store');
    if (result === undefined) {
      const back = referer.startsWith(`${origin}/`) ? referer : '/__mf';
      return void response.writeHead(303, { location: back }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
    response.end(resultPage(result));
    await once(response, 'close');
  }

  return {
    /** Waits for the answer of a step. Its number is also in the form. */
    async ask(step: number): Promise<Answer> {
      asked = step;
      print('good, bad or skip?');
      const given = on(events, 'answer', { signal });
      events.emit('next');
      for await (const [answered, answer] of given) if (answered === step) return answer;
      throw new Error('No answer was given.');
    },
    onPost(request: http.IncomingMessage, response: http.ServerResponse): void {
      const answered = answerForm(request, response).catch(() => void response.destroy());
      responses.add(answered);
      void answered.then(() => responses.delete(answered));
    },
    /** Shows the result in the page that gave the last answer. */
    async end(result: readonly string[]): Promise<void> {
      events.emit('next', result);
      await Promise.all(responses);
    },
    close: () => lines.close(),
  };
}
