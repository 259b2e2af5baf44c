import { apiMessages } from '@tessera/shared-contracts/api';
import { publicIdMessages } from '../../shared/publicId.messages';

/** Texts of the profile dialog (spec §2 Profile modal, §8 Profile). */
export const messages = {
  title: 'Profile',
  loading: 'Loading your profile',
  loadingTotals: 'Loading your totals',
  retry: 'Try again',
  verified: 'Verified',
  notVerified: 'Not Verified',
  kyc: (status: string) => `KYC ${status}`,
  avatarLevel: (level: number) => `Level ${level}`,
  nextRank: (rank: string) => `next: ${rank}`,
  rank: 'Rank',
  rankProgress: 'Rank progress',
  progress: (done: string, total: string) => `${done} of ${total}`,
  remaining: (remaining: string) => `${remaining} to go`,
  publicId: 'Public ID',
  displayName: 'Display name',
  memberSince: 'Member since',
  totalBets: 'Total bets',
  totalWagered: 'Total wagered',
  copyPublicId: 'Copy Public ID',
  copied: publicIdMessages.copied,
  copyFailed: publicIdMessages.copyFailed,
  failedTitle: 'Your profile is not here',
  failed: apiMessages.profileFailed,
  signedOut: 'Please log in to view profile',
  none: '–',
} as const;
