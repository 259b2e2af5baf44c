export { confirmationsNeeded, mineBlocks, startMining } from './chain';
export { coins, usdRates, usdValue } from './coins';
export { sendTestDeposit } from './deposits';
export { readHeight } from './height';
export { registerWalletRoutes } from './routes';
export { addLongHistory, addTransaction, countTransactions } from './transactions';
export { endWithdrawal, withdrawalFates } from './withdrawalFate';
