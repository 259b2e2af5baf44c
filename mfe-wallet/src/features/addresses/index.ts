export { isAddressFor } from './addressCheck';
