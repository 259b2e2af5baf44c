export { followPlayerEvents } from './followPlayerEvents';
export { pause } from './pause';
export { whilePlayerWatches } from './whilePlayerWatches';
