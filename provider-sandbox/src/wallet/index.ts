export { confirmationsNeeded, mineBlocks, readHeight, startMining } from './chain';
export { coins, findCoin, usdRates, usdValue } from './coins';
export { sendTestDeposit } from './deposits';
export { registerWalletRoutes } from './routes';
export { addTransaction } from './transactions';
