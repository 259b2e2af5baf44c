export { LoadedList } from './LoadedList';
export { ActivityCard, SessionsCard } from './lazyCards';
export { momentText } from './moment';
export { Actions, ListRow, Rows, Words } from './Sessions.styles';
export { UnreadableLine } from './UnreadableLine';
