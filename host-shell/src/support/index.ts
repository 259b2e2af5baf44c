export { ContactPage } from './ContactPage';
export { HelpPage } from './HelpPage';
export { HelplinePage, ResponsibleGamblingPage } from './SafePlayPage';
