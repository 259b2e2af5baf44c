export { PlayerOnly } from './PlayerOnly';
export { ProfileDialog } from './ProfileDialog';
export { useProfileQuery } from './profile.api';
export { memberSince, publicId } from './profileFacts';
