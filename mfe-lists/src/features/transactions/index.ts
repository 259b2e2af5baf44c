export { TransactionsPage } from './TransactionsPage';
