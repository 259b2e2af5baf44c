/** Texts of the sessions and the recent activity (spec §16 Extensions of the provider). */
export const messages = {
  sessions: 'Sessions',
  activity: 'Recent activity',
  loadingSessions: 'Loading your sessions',
  loadingActivity: 'Loading your recent activity',
  sessionsFailed: 'Sessions could not be loaded',
  activityFailed: 'Recent activity could not be loaded',
  noActivity: 'Nothing has happened yet.',
  entry: 'entry',
  entries: 'entries',
  thisDevice: 'This device',
  client: (browser: string | undefined, system: string | undefined) =>
    [browser, system].filter(Boolean).join(' on ') || 'Unknown browser',
  since: (created: string, seen: string) => `Since ${created}, last seen ${seen}`,
  at: (moment: string, client: string) => `${moment}, ${client}`,
  end: 'End',
  endNamed: (client: string) => `End the session of ${client}`,
  ended: 'The session is ended.',
  endOthers: 'End all other sessions',
  ending: 'Ending...',
  othersEnded: 'All other sessions are ended.',
  unknownTime: 'unknown',
} as const;
