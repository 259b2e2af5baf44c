/** Texts of the passkeys (spec §16 Extensions of the provider). */
export const messages = {
  title: 'Passkeys',
  line: 'Log in with your fingerprint, your face or the lock of your device, without password and code.',
  loading: 'Loading your passkeys',
  failed: 'Your passkeys are not here',
  none: 'You have no passkeys yet.',
  passkey: 'passkey',
  passkeys: 'passkeys',
  since: (created: string, used: string | undefined) =>
    `Added ${created}, ${used === undefined ? 'not used yet' : `last used ${used}`}`,

  add: 'Add a passkey',
  addLine: 'Your browser will then ask where to keep it, and check that it is you.',
  name: 'Name (optional)',
  nameHint: 'To tell your passkeys apart. Without one, it is named after this browser.',
  adding: 'Adding...',
  added: 'Passkey added.',
  unsupported: 'Passkeys cannot be added here: this browser or this address does not support them.',

  rename: 'Rename',
  renameNamed: (name: string) => `Rename the passkey ${name}`,
  renameTitle: 'Rename this passkey',
  newName: 'Name',
  nameMissing: 'Please enter a name',
  save: 'Save',
  saving: 'Saving...',
  renamed: 'Passkey renamed.',

  remove: 'Remove',
  removeNamed: (name: string) => `Remove the passkey ${name}`,
  removeTitle: 'Remove this passkey?',
  removeLine: 'It will no longer log in here. Delete it on your device, too: the site cannot do that.',
  removing: 'Removing...',
  removed: 'Passkey removed.',

  cancelled: 'Nothing happened: the request was cancelled or took too long.',
  alreadyHere: 'This device already has a passkey for your account.',
  unusable: 'This device or browser could not do it. Try another one.',
} as const;
