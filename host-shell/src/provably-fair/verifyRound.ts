import { readNumberText } from '@tessera/shared-contracts/money';
import { type DrawStep, originalOf } from './originals';
import { messages } from './originals.messages';
import { hasSchemes, type RoundInput } from './roundInput';
import { type Block, blockMessages, digestsOf, type Fraction, fractionsOf, hashOf, hashTimes } from './stream';

/** One step of the draw, from bytes to their value. */
export type VerifiedStep = DrawStep & { readonly bytes: string; readonly fraction: number };

/** How a round was drawn from its seeds. */
interface ComputedDraw {
  readonly blocks: readonly Block[];
  readonly steps: readonly VerifiedStep[];
  readonly result: readonly string[];
}

/** Result of a verification. */
export interface VerifiedRound extends ComputedDraw {
  readonly computedHash: string;
  /** Whether the seed matches the hash shown before the bet; `undefined` if no hash was entered. */
  readonly isSameSeed: boolean | undefined;
  /** Whether the seeds give the result that the game showed; `undefined` if no result was entered. */
  readonly isSameResult: boolean | undefined;
  /** The seed hashed once for each round of its chain up to this one; only for chained rounds. */
  readonly chain: ComputedChain | undefined;
}

interface ComputedChain {
  readonly hashes: number;
  readonly end: string;
  /** Whether that is the published hash; `undefined` if no hash was entered. */
  readonly isSame: boolean | undefined;
}

/** Recomputes a round from its seeds, entirely in this browser (spec §18 Fairness). */
export async function verifyRound(input: RoundInput): Promise<VerifiedRound> {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = input;
  const round = `${clientSeed}:${BigInt(nonce)}`;
  const isOld = hasSchemes(input.game) && input.scheme === '1';
  const [computedHash, drawn, chain] = await Promise.all([
    hashOf(serverSeed),
    isOld ? drawOldDice(serverSeed, round) : draw(input, round),
    originalOf(input.game).isChained ? followChain(input) : undefined,
  ]);
  return {
    ...drawn,
    computedHash,
    chain,
    isSameSeed: serverSeedHash === '' ? undefined : computedHash === serverSeedHash.toLowerCase(),
    isSameResult: input.result === '' ? undefined : isSameResult(drawn.result, input.result),
  };
}

async function followChain({ serverSeed, nonce, terminalHash }: RoundInput): Promise<ComputedChain> {
  const hashes = Number(nonce) + 1;
  const end = await hashTimes(serverSeed, hashes);
  return { hashes, end, isSame: terminalHash === '' ? undefined : end === terminalHash.toLowerCase() };
}

async function draw(input: RoundInput, round: string): Promise<ComputedDraw> {
  const original = originalOf(input.game);
  const setting = original.setting === undefined ? 0 : Number(input[original.setting.field]);
  const count = original.fractionsNeeded(setting);
  const blocks = await digestsOf(input.serverSeed, blockMessages(round, count));
  const fractions = fractionsOf(blocks, count);
  const { steps, result } = original.draw(
    fractions.map(({ value }) => value),
    setting,
  );
  return { blocks, steps: steps.map((step, index) => withBytes(step, fractions[index])), result };
}

const withBytes = (step: DrawStep, fraction: Fraction | undefined): VerifiedStep => ({
  ...step,
  bytes: fraction?.bytes ?? '',
  fraction: fraction?.value ?? 0,
});

/** Number of hexadecimal digits of a digest that the first scheme uses: 52 bits. */
const oldDigits = 13;

/** A roll of the first scheme: the first 52 bits of the digest, as a fraction of 10,000 faces. */
async function drawOldDice(serverSeed: string, round: string): Promise<ComputedDraw> {
  const blocks = await digestsOf(serverSeed, [round]);
  const bytes = (blocks[0]?.digest ?? '').slice(0, oldDigits);
  const hundredths = Number((BigInt(`0x${bytes}`) * 10_000n) >> 52n);
  const drawn = (hundredths / 100).toFixed(2);
  const fraction = Number.parseInt(bytes, 16) / 16 ** oldDigits;
  return {
    blocks,
    steps: [{ bytes, fraction, calculation: messages.oldDice(hundredths), drawn }],
    result: [drawn],
  };
}

/** Games may sort the drawn values. */
function isSameResult(result: readonly string[], entered: string): boolean {
  const text = readNumberText(entered);
  const figures = result.length === 1 ? [readFigure(text)] : text.split(/\D+/).filter(Boolean);
  const ordered = (list: readonly string[]) =>
    list
      .map(Number)
      .sort((a, b) => a - b)
      .join();
  return ordered(figures) === ordered(result);
}

/**
 * A single value, which may have a unit and thousands separators. Games print two decimals: before two digits, a comma
 * is a decimal sign like a point.
 */
function readFigure(text: string): string {
  const figure = text.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
  const [, whole = '', decimals] = /^(.*)[.,](\d{1,2})$/.exec(figure) ?? [];
  return decimals === undefined ? figure.replaceAll(',', '') : `${whole.replace(/[.,]/g, '')}.${decimals}`;
}
