const imitated = 'only its ends are the same. Swindlers make such addresses. Compare every character.';

/** Texts about the recipient of a withdrawal (spec §2 Withdraw sub-dialog, §14 Withdraw). */
export const messages = {
  address: 'Withdrawal address',
  wrongAddress: (network: string) => `This does not look like ${withArticle(network)} address`,
  otherNetwork: (network: string, chosen: string) => `This is ${withArticle(network)} address; you chose ${chosen}`,
  coinOn: (coin: string, network: string) => `${coin} on ${network}`,
  paymentOn: (network: string) => `a payment on ${network}`,
  token: (contract: string) => `the token ${contract}`,
  otherRequest: (asked: string, chosen: string) => `This payment request asks for ${asked}; you chose ${chosen}`,
  unpayable: {
    call: (name: string) => `This payment request calls a contract (${name}), which a withdrawal cannot do`,
    condition: (name: string) => `This payment request needs “${name}”, which a withdrawal cannot carry`,
    amount: (text: string) => `The amount of this payment request cannot be read: ${text}`,
    tag: (text: string) => `The destination tag of this payment request cannot be used: ${text}`,
  },
  tag: 'Destination tag',
  tagHint: 'Exchanges need it to find your account. Leave it empty only for a wallet of your own.',
  wrongTag: 'A destination tag is a whole number up to 4294967295',
  tagTwice: (tag: number) => `The address already contains the destination tag ${tag}`,

  own: 'This is your own deposit address: the withdrawal would come back to this wallet.',
  lookAlike: (known: string) => `This is not ${known}, which you have used before: ${imitated}`,
  lookAlikeSaved: (saved: string) => `This is not ${saved} of your address book: ${imitated}`,
  firstTime: 'This device does not know this address yet. Compare every character.',
  noChecksum: 'It has no checksum, so a typing error in it cannot be noticed.',

  recent: 'Recent addresses',
  forget: 'Forget',
  forgetLabel: 'Forget recent addresses',

  scan: 'Scan a QR code',
  scanning: 'Hold the QR code of the address in front of the camera.',
  cameraStarting: 'Waiting for the camera',
  cameraRefused: 'The browser may not use the camera. Allow it in the site’s permissions, or paste the address.',
  cameraMissing: 'No camera was found. Paste the address instead.',
  cameraFailed: 'The camera could not be started. Close other programs that use it, or paste the address.',
  scanFailed: 'The scanner could not be loaded. Please try again.',
} as const;

/** With "an" before a vowel sound. */
function withArticle(network: string): string {
  return `${/^([AEIOU]|XRP)/i.test(network) ? 'an' : 'a'} ${network}`;
}
