/** What pages begin with of the key `react-redux`; the rest follows when a remote uses it (`wholePackages.ts`). */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
