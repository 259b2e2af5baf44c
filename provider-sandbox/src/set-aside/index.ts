export { listSetAside, setAside } from './setAside';
export { workThrough } from './workThrough';
