/** What the suite uses of React Redux, and all that the host shares under the key `react-redux`. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
