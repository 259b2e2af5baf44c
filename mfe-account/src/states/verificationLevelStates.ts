import { statesOf } from '@tessera/workbench/state';

const state = statesOf('SettingsPage');
const level = (number: number, name: string, description: string) =>
  state(`verification-level-${number}`, `Verification: level ${number}`, [name, description], {
    steps: [{ press: `${name} Incomplete` }],
  });

/** The verification levels, one open at a time. */
export const verificationLevelStates = [
  state('verification-level-1', 'Verification: level 1', [
    '0 of 4 complete',
    'Personal Information',
    'Name, date of birth and country of residence.',
    'What this level brings has not been announced.',
    'This step is not open yet.',
  ]),
  level(2, 'Upload ID and Liveness Check', 'A photo of your ID and a short look into the camera.'),
  level(3, 'Proof of Address', 'A bill or bank letter of the last three months with your name and address.'),
  level(4, 'Source of Income', 'A payslip, tax return or similar that shows where your funds come from.'),
];
