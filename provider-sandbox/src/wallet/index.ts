export { mineBlocks, startMining } from './chain';
export { coins, usdRates, usdValue } from './coins';
export { sendTestDeposit } from './deposits';
export { readHeight } from './height';
export { registerWalletRoutes } from './routes';
export { confirmationsNeeded } from './terms/coinTerms';
export { movements, readPauses, setPause } from './terms/pauses';
export { addLongHistory, addTransaction, countTransactions } from './transactions';
export { decideReview, endWithdrawal, reviewDecisions, withdrawalFates } from './withdrawals/endWithdrawal';
