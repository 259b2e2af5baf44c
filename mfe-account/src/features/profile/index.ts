export { PlayerOnly } from './PlayerOnly';
export { ProfileDialog } from './ProfileDialog';
export { requestProfile, useProfileQuery } from './profile.api';
export { memberSince, publicId } from './profileFacts';
