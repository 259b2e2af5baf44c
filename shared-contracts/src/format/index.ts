export { groupThousands } from './groupThousands';
export { formatClock, formatDay, formatMoment, formatTime, formatUtcDay } from './moments';
export { asciiDigits, dropInvisible } from './typedText';
