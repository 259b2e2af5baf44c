import { searchableId } from '@tessera/shared-contracts/format';

interface Block {
  /** Row of the first ID. */
  readonly start: number;
  readonly ids: string;
  /** The IDs as they are searched; the same text where they are. */
  readonly folded: string;
  /** Where each ID ends in `ids`, and in `folded`. */
  readonly ends: Uint32Array;
  readonly foldedEnds: Uint32Array;
}

/** IDs of a block: enough that a search makes few calls, few enough that joining them is quick. */
const blockSize = 4_096;

/** Where each text ends when they are joined. */
function endsOf(texts: readonly string[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(texts, (text) => {
    end += text.length;
    return end;
  });
}

/**
 * IDs of transactions, joined to long texts: a hundred thousand texts of their own would take three times the memory, and
 * searching them ten times as long.
 */
export function createIdColumn() {
  const blocks: Block[] = [];
  let waiting: string[] = [];
  let sealed = 0;

  function seal(): void {
    if (waiting.length === 0) return;
    const searchable = waiting.map(searchableId);
    const ids = waiting.join('');
    const folded = searchable.join('');
    const ends = endsOf(waiting);
    const isSame = ids === folded;
    blocks.push({
      start: sealed,
      ids,
      folded: isSame ? ids : folded,
      ends,
      foldedEnds: isSame ? ends : endsOf(searchable),
    });
    sealed += waiting.length;
    waiting = [];
  }

  function blockOf(row: number): Block {
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((blocks[middle] as Block).start <= row) low = middle;
      else high = middle - 1;
    }
    return blocks[low] as Block;
  }

  return {
    append(id: string): void {
      waiting.push(id);
      if (waiting.length === blockSize) seal();
    },
    at(row: number): string {
      if (row >= sealed) return waiting[row - sealed] as string;
      const { start, ids, ends } = blockOf(row);
      const index = row - start;
      return ids.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
    },
    /** Marks each row whose ID contains the text. @param wanted as it is searched, not empty */
    markMatches(wanted: string): Uint8Array {
      seal();
      const marks = new Uint8Array(sealed);
      for (const { start, folded, foldedEnds } of blocks) {
        let index = 0;
        let at = folded.indexOf(wanted);
        while (at >= 0) {
          while ((foldedEnds[index] as number) <= at) index += 1;
          const end = foldedEnds[index] as number;
          const isWithin = at + wanted.length <= end;
          if (isWithin) marks[start + index] = 1;
          at = folded.indexOf(wanted, isWithin ? end : at + 1);
        }
      }
      return marks;
    },
  };
}
