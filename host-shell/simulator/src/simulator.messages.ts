/** Texts of the simulator page. */
export const messages = {
  title: (remote: string) => `mfe-${remote} alone`,
  allStates: 'All states',
  elsewhere: 'Outside this remote',
  elsewhereLine: (address: string) => `The remote led to ${address}, which the whole site would show.`,
  state: 'State',
  session: 'Session',
  fault: 'Fault',
  closed: 'The module asked to be closed.',
  reopen: 'Open it again',
  preparing: 'Preparing the session and the sandbox …',
  cannotPrepare: 'The state could not be prepared. Is the provider sandbox running?',
  events: 'Events',
  notice: 'Simulator',
} as const;
