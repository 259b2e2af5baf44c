import {
  followAmountField,
  readAmountField,
  readTypedDecimal,
  typedDecimalMessages,
} from '@tessera/shared-contracts/money';
import { byId, element, setText } from '../../browser/dom';
import { call, numberOf, textOf } from './call';
import { drawFaults, readFault } from './faults';

interface Ledger {
  readonly entries: readonly { createdAt: string; kind: string; reference: string; amount: string; currency: string }[];
  readonly sums: Readonly<Record<string, string>>;
}

interface Pause {
  readonly currency: string;
  readonly network: string;
  readonly movement: string;
  readonly reason: string;
}

let userId: string | undefined;

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

async function drawPauses(): Promise<void> {
  const pauses = await call<readonly Pause[]>('GET', 'pauses');
  byId('pause-list').replaceChildren(
    ...pauses.map(({ currency, network, movement, reason }) =>
      element('li', {}, `${movement}s of ${currency} on ${network}: ${reason}`),
    ),
  );
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
    const sentOver = textOf('sent-over');
    const body = { userId: needUser(), currency, network, amount: amountOf('amount') };
    await call('POST', 'deposits', { ...body, ...(sentOver !== '' && { sentOver }) });
    return `${amountOf('amount')} ${currency} is on its way.`;
  },
  async withdrawal() {
    const { id } = await call<{ id: string }>('POST', 'withdrawals', { userId: needUser(), status: textOf('fate') });
    return `Withdrawal ${id} is ${textOf('fate')}.`;
  },
  async review() {
    const [decision, reason] = [textOf('decision'), textOf('review-reason')];
    const body = { userId: needUser(), decision, ...(reason !== '' && { reason }) };
    const { id } = await call<{ id: string }>('POST', 'reviews', body);
    return `Withdrawal ${id} is ${decision}.`;
  },
  async pause() {
    const [currency = '', network = ''] = textOf('pause-coin').split('/');
    const reason = textOf('pause-reason') || null;
    await call('PUT', 'pauses', { currency, network, movement: textOf('movement'), reason });
    return reason === null ? 'It goes on.' : 'It is paused.';
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
    await Promise.all([drawLedger(), drawHeight(), drawFaults(), drawPauses()]);
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
void Promise.all([drawHeight(), drawFaults(), drawPauses()]);
