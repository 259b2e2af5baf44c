export { createRemote, type Following, type RemoteOptions } from './createRemote';
export type { RemoteSlice } from './createStore';
export { sendRead } from './retryReads';
