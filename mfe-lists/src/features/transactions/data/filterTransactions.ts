import type { Transaction } from '@tessera/shared-contracts/api';
import {
  searchableId,
  searchableText,
  searchedIdParts,
  searchedWords,
  transactionTypeName,
} from '@tessera/shared-contracts/format';
import { isOfFilter, statusValue } from '../listTransactions';
import { momentOf } from './sortTransactions';
import type { TransactionQuery } from './transactionQuery';

/** Memoizes a function: a list has few different types and statuses. */
function remembered<Text, Value>(answer: (text: Text) => Value): (text: Text) => Value {
  const known = new Map<Text, Value>();
  return (text) => {
    const value = known.get(text) ?? answer(text);
    known.set(text, value);
    return value;
  };
}

/** The transactions that match a query, in the order of the list. */
export function filterTransactions(rows: readonly Transaction[], query: TransactionQuery): readonly Transaction[] {
  const { filter, search, currency, status, from = -Infinity, to = Infinity } = query;
  const [words, idParts] = [searchedWords(search), searchedIdParts(search)];
  const isOfType = remembered((type: string) => isOfFilter(type, filter));
  const hasWords = remembered((type: string) => {
    const text = searchableText(type, transactionTypeName(type));
    return words.every((word) => text.includes(word));
  });
  const valueOfStatus = remembered(statusValue);
  const isSearched = ({ _id, type }: Transaction) => {
    if (idParts.length === 0 || hasWords(type)) return true;
    const id = searchableId(_id);
    return idParts.every((part) => id.includes(part));
  };
  const isInRange = (row: Transaction) => {
    const moment = momentOf(row);
    return Number.isFinite(moment) && moment >= from && moment < to;
  };
  const isRanged = query.from !== undefined || query.to !== undefined;
  return rows.filter(
    (row) =>
      isOfType(row.type) &&
      (currency === undefined || row.currency.toUpperCase() === currency) &&
      (status === undefined || valueOfStatus(row.status) === status) &&
      isSearched(row) &&
      (!isRanged || isInRange(row)),
  );
}
