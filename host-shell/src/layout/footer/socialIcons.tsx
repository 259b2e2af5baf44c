import type { SiteConfig } from '@tessera/shared-contracts/config';
import type { ReactNode } from 'react';

/** Small logos of the networks; the icon library has no brand logos. */
const drawings: Readonly<
  Record<keyof SiteConfig['socialLinks'], { readonly name: string; readonly drawing: ReactNode }>
> = {
  reddit: {
    name: 'Reddit',
    drawing: (
      <>
        <circle cx="12" cy="14" r="7" />
        <path d="M12 7l1-4 4 1M9 13h.01M15 13h.01M9 17c2 1.4 4 1.4 6 0" />
        <circle cx="18" cy="4" r="1" />
      </>
    ),
  },
  instagram: {
    name: 'Instagram',
    drawing: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  twitter: { name: 'Twitter', drawing: <path d="M4 4l16 16M20 4L4 20" /> },
  linkedin: { name: 'LinkedIn', drawing: <path d="M5 9.5V20M5 5v.01M10 20V9.5M10 14c0-6 9-6 9 0v6" /> },
};

/** The networks in the footer's order. */
export const socialNetworks = ['reddit', 'instagram', 'twitter', 'linkedin'] as const;

/** Display name of a network. */
export const networkName = (network: (typeof socialNetworks)[number]): string => drawings[network].name;

/** The logo of a network. Decorative: its link has the name. */
export function SocialIcon({ network }: { readonly network: (typeof socialNetworks)[number] }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[network].drawing}
    </svg>
  );
}
