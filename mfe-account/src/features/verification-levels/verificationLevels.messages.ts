/** The four levels (spec §3); the provider has no call for them, so each stays incomplete and says so. */
export const messages = {
  title: 'Verification',
  complete: (done: number, total: number) => `${done} of ${total} complete`,
  incomplete: 'Incomplete',
  benefit: (benefit: string) => `Benefit: ${benefit}`,
  notOpen: 'This step is not open yet.',
  levels: [
    {
      title: 'Personal Information',
      description: 'Name, date of birth and country of residence.',
      benefit: 'higher withdrawal limits',
    },
    {
      title: 'Upload ID and Liveness Check',
      description: 'A photo of your ID and a short look into the camera.',
      benefit: 'your account can be given back to you if you lose access',
    },
    {
      title: 'Proof of Address',
      description: 'A bill or bank letter of the last three months with your name and address.',
      benefit: 'fewer questions when you withdraw',
    },
    {
      title: 'Source of Income',
      description: 'A payslip, tax return or similar that shows where your funds come from.',
      benefit: 'the highest limits',
    },
  ],
} as const;
