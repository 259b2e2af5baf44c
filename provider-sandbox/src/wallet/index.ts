export { confirmationsNeeded, mineBlocks, readHeight, startMining } from './chain';
export { coins } from './coins';
export { sendTestDeposit } from './deposits';
export { registerWalletRoutes } from './routes';
export { addLongHistory, addTransaction } from './transactions';
