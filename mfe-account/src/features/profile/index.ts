export { ProfileDialog } from './ProfileDialog';
export { useProfileQuery } from './profile.api';
export { messages as profileMessages } from './profile.messages';
export { memberSince, publicId } from './profileFacts';
