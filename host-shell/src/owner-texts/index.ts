export { AffiliatePage, TermsPage } from './OwnerTextPage';
