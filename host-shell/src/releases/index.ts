export { ReleaseNotice } from './ReleaseNotice';
