import {
  followAmountField,
  readAmountField,
  readTypedDecimal,
  typedDecimalMessages,
} from '@tessera/shared-contracts/money';
import { byId, element, setText } from '../../browser/dom';

/** Makes one of the console's calls; they are same-origin, so the browser allows them. */
async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `The sandbox answered ${response.status}.`);
  return answer as Answer;
}

interface Fault {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly drop?: string;
  readonly times?: number;
  readonly used: number;
}
interface Ledger {
  readonly entries: readonly { createdAt: string; kind: string; reference: string; amount: string; currency: string }[];
  readonly sums: Readonly<Record<string, string>>;
}

let userId: string | undefined;

const textOf = (id: string) => (byId(id) as HTMLInputElement | HTMLSelectElement).value.trim();
const numberOf = (id: string) => (textOf(id) === '' ? undefined : Number(textOf(id)));

/** A typed amount; the sandbox refuses invalid ones. */
function amountOf(id: string): string {
  const text = readAmountField(byId(id, HTMLInputElement)).trim();
  const typed = readTypedDecimal(text);
  if ('amount' in typed) return typed.amount;
  if (typed.fault === 'ambiguous') throw new Error(typedDecimalMessages.ambiguous(text));
  if (typed.fault === 'separators') throw new Error(typedDecimalMessages.separators);
  return text;
}

async function drawLedger(): Promise<void> {
  if (userId === undefined) return;
  const { entries, sums } = await call<Ledger>('GET', `users/${encodeURIComponent(userId)}/ledger`);
  const balances = Object.entries(sums).map(([currency, amount]) => `${amount} ${currency}`);
  setText('sums', balances.length > 0 ? `Balances: ${balances.join(', ')}` : 'The books of this player are empty.');
  byId('entries').replaceChildren(
    ...entries.map(({ createdAt, kind, reference, amount, currency }) =>
      element('tr', {}, [
        element('td', { class: 'num' }, createdAt.replace('T', ' ').slice(0, 19)),
        element('td', {}, kind),
        element('td', {}, element('code', { translate: 'no' }, reference)),
        element('td', { class: 'right num' }, `${amount} ${currency}`),
      ]),
    ),
  );
}

async function drawHeight(): Promise<void> {
  setText('height', String((await call<{ height: number }>('GET', 'blocks')).height));
}

async function drawFaults(): Promise<void> {
  const faults = await call<readonly Fault[]>('GET', 'faults');
  const describe = ({ method, path, status, delayMs, drop, times, used }: Fault) => {
    const effects = [status && `status ${status}`, delayMs && `${delayMs} ms late`, drop && `dropped ${drop} the work`];
    const left = times === undefined ? 'always' : `${Math.max(0, times - used)} of ${times} left`;
    return `${method} ${path}: ${effects.filter(Boolean).join(', ')} (${left})`;
  };
  byId('fault-list').replaceChildren(...faults.map((fault) => element('li', {}, describe(fault))));
}

function readFault() {
  const kind = textOf('kind');
  const value = numberOf('value');
  const message = textOf('message');
  const effect = kind === 'status' ? { status: value } : kind === 'delay' ? { delayMs: value } : { drop: kind };
  return {
    method: textOf('method'),
    path: textOf('path'),
    ...effect,
    ...(kind === 'status' && message !== '' && { body: { message, error: message } }),
    times: numberOf('times'),
  };
}

const needUser = (): string => {
  if (userId === undefined) throw new Error('Find a player first.');
  return userId;
};

/** The message after an action: text, or text with elements. */
type Said = string | readonly (string | Node)[];

const actions = {
  async player() {
    const user = await call<{ id: string; username: string }>(
      'GET',
      `users?email=${encodeURIComponent(textOf('email'))}`,
    );
    userId = user.id;
    setText('user-id', user.id);
    return [element('bdi', { class: 'player-name' }, user.username), ' is chosen.'];
  },
  async deposit() {
    const [currency = '', network = ''] = textOf('coin').split('/');
    await call('POST', 'deposits', { userId: needUser(), currency, network, amount: amountOf('amount') });
    return `${amountOf('amount')} ${currency} is on its way.`;
  },
  async withdrawal() {
    const { id } = await call<{ id: string }>('POST', 'withdrawals', { userId: needUser(), status: textOf('fate') });
    return `Withdrawal ${id} is ${textOf('fate')}.`;
  },
  async blocks() {
    const { height } = await call<{ height: number }>('POST', 'blocks', { count: numberOf('count') });
    return `The chain is at height ${height}.`;
  },
  async fault() {
    await call('POST', 'faults', readFault());
    return 'The fault is in force.';
  },
};

async function act(work: () => Promise<Said>): Promise<void> {
  const said = byId('said');
  try {
    const parts = await work();
    said.replaceChildren(...(typeof parts === 'string' ? [parts] : parts));
    said.classList.remove('failed');
    await Promise.all([drawLedger(), drawHeight(), drawFaults()]);
  } catch (error) {
    said.textContent = (error as Error).message;
    said.classList.add('failed');
  }
}

for (const [id, action] of Object.entries(actions)) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault();
    void act(action);
  });
}
document.addEventListener('input', followAmountField);
byId('clear-faults').addEventListener(
  'click',
  () =>
    void act(async () => {
      await call('DELETE', 'faults');
      return 'No faults are in force.';
    }),
);
void Promise.all([drawHeight(), drawFaults()]);
