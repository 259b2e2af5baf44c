/** The four levels (spec §3 Verification levels); the provider has no call for them, so each stays incomplete and says so. */
export const messages = {
  title: 'Verification',
  complete: (done: number, total: number) => `${done} of ${total} complete`,
  incomplete: 'Incomplete',
  benefits: 'What this level brings has not been announced.',
  notOpen: 'This step is not open yet.',
  levels: [
    {
      title: 'Personal Information',
      description: 'Name, date of birth and country of residence.',
    },
    {
      title: 'Upload ID and Liveness Check',
      description: 'A photo of your ID and a short look into the camera.',
    },
    {
      title: 'Proof of Address',
      description: 'A bill or bank letter of the last three months with your name and address.',
    },
    {
      title: 'Source of Income',
      description: 'A payslip, tax return or similar that shows where your funds come from.',
    },
  ],
} as const;
