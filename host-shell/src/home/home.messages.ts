/** Texts of the shell's own parts of the home page. */
export const messages = {
  intro: (brand: string) =>
    `${brand} is a crypto casino with provably fair games: Keno, Limbo, Dice, Automatic, Mines and Plinko.`,
  playForFun: 'Play for fun',
  ownLimits: 'Play stays within the limits that you set.',
  limits: 'Your limits and your play',
  promos: 'Rewards',
  notOpen: 'Not open yet',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, all: number) => `${position} of ${all}`,
  showPromo: (position: number, all: number) => `Show card ${position} of ${all}`,
  firstSteps: 'First steps',
  recentWins: 'Recent wins',
  recommended: 'Recommended',
  games: 'Games',
  liveBets: 'Live bets',
  questions: 'Questions',
} as const;
