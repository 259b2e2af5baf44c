export { keepEarlyToasts } from './earlyToasts';
export { Toasts } from './Toasts';
