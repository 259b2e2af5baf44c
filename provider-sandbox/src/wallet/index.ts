export { confirmationsNeeded, mineBlocks, readHeight, startMining } from './chain';
export { coins } from './coins';
export { sendTestDeposit } from './deposits';
export { registerWalletRoutes } from './routes';
export { addTransaction } from './transactions';
export { endWithdrawal, withdrawalFates } from './withdrawalFate';
