import { failure, fault, longNames, malformed, profileOf, serverFailure, slow, statesOf } from './stateTools';

export const profileStates = statesOf('ProfileDialog', { session: 'player' }, [
  {
    id: 'loaded',
    title: 'Loaded',
    shows: ['Unranked', 'next: Bronze I', '0 of 5,000', '5,000 to go', 'Verified', 'Copy Public ID'],
  },
  {
    id: 'not-verified',
    title: 'Loaded, e-mail not verified',
    shows: ['Not Verified', 'KYC pending'],
    faults: [profileOf()],
  },
  {
    id: 'no-names',
    title: 'Without display name and date',
    shows: ['Display name', '–', 'Total bets', 'Total wagered'],
    faults: [profileOf({ displayName: '', kycStatus: '', createdAt: 'long ago' })],
  },
  {
    id: 'long-names',
    title: 'Names from right to left, and a long status',
    shows: ['KYC waiting for papers'],
    faults: [longNames],
  },
  {
    id: 'loading',
    title: 'Loading',
    shows: ['Loading your profile'],
    faults: [fault('GET /profile/*', slow)],
  },
  {
    id: 'failed',
    title: 'Failed',
    shows: ['Your profile is not here', 'The provider is being repaired.', 'Try again'],
    faults: [fault('GET /profile/*', serverFailure)],
  },
  {
    id: 'failed-silently',
    title: 'Failed without a message',
    shows: ['Your profile is not here', 'Unable to load profile data'],
    faults: [fault('GET /profile/*', failure)],
  },
  {
    id: 'malformed',
    title: 'An answer that cannot be read',
    shows: ['Your profile is not here', 'Unable to load profile data'],
    sameAs: 'failed-silently',
    faults: [fault('GET /profile/*', malformed)],
  },
  {
    id: 'copied',
    title: 'The public ID is copied',
    shows: ['Public ID copied to clipboard!'],
    clipboard: 'works',
    steps: [{ press: 'Copy Public ID' }],
  },
  {
    id: 'not-copied',
    title: 'The public ID could not be copied',
    shows: ['The Public ID could not be copied. Select it and copy it by hand.'],
    clipboard: 'refused',
    steps: [{ press: 'Copy Public ID' }],
  },
  {
    id: 'signed-out',
    title: 'Signed out: says so and closes',
    shows: ['Please log in to view profile'],
    session: 'signed-out',
  },
  {
    id: 'expired',
    title: 'Session expired: closes',
    shows: ['Your session has expired. Please log in again.'],
    session: 'expired',
  },
]);
