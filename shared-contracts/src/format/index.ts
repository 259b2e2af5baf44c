export { foldText } from './foldText';
export { groupThousands } from './groupThousands';
export { formatClock, formatDay, formatMoment, formatTime, formatUtcDay } from './moments';
export { searchableId, searchableText, searchedIdParts, searchedWords } from './search';
export { transactionTypeName } from './transactionTypes.messages';
export { dropInvisible, typedText } from './typedText';
