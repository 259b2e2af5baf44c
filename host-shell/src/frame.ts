export { DiagnosticsPage } from './diagnostics';
export { BleedFrame, PageFrame } from './layout/PageFrame';
export { modulesOf, type Page, pages } from './routes/pages';
export { SiteStyles } from './styles/SiteStyles';
export { keepEarlyToasts, Toasts } from './toasts';
