/** Exports that every page starts with, of the key `react-redux`; the rest loads when a remote uses it (`wholePackages.ts`). */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
