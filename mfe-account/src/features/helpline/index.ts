export { Helpline } from './Helpline';
