export { HeaderWalletSkeleton as default } from '../features/header/HeaderWalletSkeleton';
