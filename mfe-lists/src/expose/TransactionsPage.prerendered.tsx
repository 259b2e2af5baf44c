export { TransactionsSkeleton as default } from '../features/transactions';
