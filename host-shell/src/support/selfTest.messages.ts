/**
 * The nine questions of the Problem Gambling Severity Index, in plain words close to the original: J. Ferris, H. Wynne, The Canadian
 * Problem Gambling Index: Final Report, Canadian Centre on Substance Abuse, 2001. Score and bounds are the original's.
 */
export const selfTestMessages = {
  title: 'Test yourself',
  lead: 'Nine questions about the last twelve months. Your answers are added up in this page: they are not sent, and not kept.',
  start: 'Begin the test',
  loading: 'Loading the test',
  source:
    'After the Problem Gambling Severity Index of Ferris and Wynne (The Canadian Problem Gambling Index, 2001). It is no diagnosis.',
  questions: [
    'Have you bet more than you could really afford to lose?',
    'Have you needed to gamble with larger amounts of money to get the same excitement?',
    'Have you gone back on another day to try to win back the money that you lost?',
    'Have you borrowed money, or sold anything, to get money to gamble?',
    'Have you felt that you might have a problem with gambling?',
    'Have people criticized your betting, or told you that you have a problem with gambling, whether or not you thought it was true?',
    'Have you felt guilty about the way you gamble, or about what happens when you gamble?',
    'Has gambling caused you any problems with your health, stress or anxiety included?',
    'Has your gambling caused any money problems for you or your household?',
  ],
  answers: ['Never', 'Sometimes', 'Most of the time', 'Almost always'],
  missing: 'Please choose an answer',
  numbered: (number: number, question: string) => `${number}. ${question}`,
  show: 'Show the result',
  resultTitle: 'Your result',
  score: (score: number) => `${score} of 27`,
  results: {
    none: 'Your answers show no problem with gambling. If you play, limits keep it so.',
    low: 'Your answers show few signs of a problem. Look at what you spend from time to time, and set a limit if you like.',
    moderate:
      'Your answers show that gambling is doing you some harm. Limits or a break help, and so does talking to somebody.',
    high: 'Your answers show that gambling harms you, and that it may be hard to stop alone. Please talk to somebody: the help below is free and confidential. You can also exclude yourself.',
  },
  again: 'Begin again',
} as const;
