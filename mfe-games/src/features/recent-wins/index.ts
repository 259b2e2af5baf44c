export { RecentWinsStrip } from './RecentWinsStrip';
