export { groupThousands } from './groupThousands';
export { formatClock, formatDay, formatMoment, formatTime, formatUtcDay } from './moments';
