import type { Proof } from './clause';

const [shell, account, wallet] = ['host-shell/src', 'mfe-account/src/features', 'mfe-wallet/src/features'];
const [games, lists, sandbox] = ['mfe-games/src/features', 'mfe-lists/src/features', 'provider-sandbox/src'];
const support = `${shell}/support/support.test.tsx`;
const footer = `${shell}/layout/AppLayout.test.tsx › the footer`;
const statement = `${lists}/statement/StatementPage.test.tsx`;
const playSession = `${games}/play-session/PlaySession.test.tsx`;
const pace = `${sandbox}/games/pace.test.ts`;
const steps = `${sandbox}/games/steps.postgres.slow.test.ts`;
const limits = `${sandbox}/limits`;
const breaks = `${limits}/breaks/breakRoutes.test.ts`;
const seeds = `${sandbox}/games/seeds.test.ts › fairness`;

/** Tests that prove clauses, by what they show. */
export const proofs = {
  balance: {
    test: `${wallet}/header/HeaderWallet.test.tsx › the currency is the one of the running game, with its balance instead of the total`,
  },
  history: {
    test: `${sandbox}/wallet/wallet.test.ts › a long history comes whole, but for old rounds, or page by page, with every transaction once`,
    picture: 'TransactionsPage/many',
  },
  bets: {
    test: `${sandbox}/bets/bets.test.ts › a player’s bets include every game, newest first, with exact amounts`,
    picture: 'BetDialog/won',
  },
  totals: {
    test: `${statement} › shows balances and movements of each coin, exactly and with their signs`,
    picture: 'StatementPage/loaded',
  },
  period: { test: `${statement} › picks a year or any days, in the address`, picture: 'StatementPage/periods' },
  figures: {
    test: `${lists}/statement/figures.test.ts › the totals of the profile, bets, transactions and statement follow from the ledger and agree`,
  },
  gameRules: {
    test: `${shell}/rules/rules.test.tsx › the betting rules show what the games pay, their limits and what they return`,
    picture: 'Shell/betting-rules',
  },
  random: {
    test: `${shell}/rules/rules.test.tsx › the page about random numbers names every game and leads to the verifier`,
    picture: 'Shell/rng',
  },
  stakeValue: { test: `${sandbox}/games/page/table.test.ts › shows a net of %s at the rate %p as %p` },
  settled: {
    test: `${sandbox}/games/originals.test.ts › rounds of %s are paid to the last decimal and verify once the seed is revealed`,
  },
  stream: {
    test: `${sandbox}/games/engine/stream.test.ts › each cursor gives eight floats, equal to an independent HMAC-SHA256`,
  },
  distribution: {
    test: `${sandbox}/games/returns.slow.test.ts › a million rounds of %s have the expected distribution and the expected return within three standard errors`,
  },
  returns: { test: `${sandbox}/games/returns.slow.test.ts › %s returns 98.6 to 99.1 per cent, exactly` },
  recomputed: { test: `${seeds} a player can recompute every roll once the server seed is revealed` },
  fixedSeed: { test: `${seeds} the next server seed is fixed before its client seed is asked for, in %s` },
  funAlike: { test: `${seeds} fun play draws by the same rules as real play` },
  everyOutcome: { test: `${sandbox}/games/dice/rules.test.ts › the first and the last roll can be drawn` },
  resumed: {
    test: `${steps} › a round is charged when it starts, continues after a reload, and is paid once when it is cashed out`,
  },
  abandoned: {
    test: `${steps} › an abandoned round is settled automatically: pays what its steps won, or returns the stake`,
  },
  killed: {
    test: `${sandbox}/games/automatic/automatic.postgres.slow.test.ts › bets of a process that is killed %s are settled by the next one without any request`,
  },
  faulty: {
    test: `${sandbox}/set-aside/setAside.postgres.slow.test.ts › Automatic settles all bets except the poisoned ones, which are refunded, and continues`,
  },
  ownSession: { test: `${sandbox}/games/games.test.ts › a game’s session of another game %s cannot play Dice` },
  idle: {
    test: `${sandbox}/auth/idle.test.ts › in Ontario a session ends after half an hour without a call, and its games with it`,
  },
  noCredit: {
    test: `${sandbox}/games/stakes.test.ts › the whole balance can be staked, and a win never pays for its own stake`,
  },
  elapsed: {
    test: `${playSession} › counts the time since the game opened, and is monotonic when the clock is changed`,
    picture: 'GamePlayer/session',
  },
  netResult: {
    test: `${playSession} › shows the exact net result of games, and ignores deposits`,
    picture: 'GamePlayer/session-lost',
  },
  reminder: {
    test: `${playSession} › reminds at the chosen interval, also on the next visit`,
    picture: 'GamePlayer/session-reminders',
  },
  answered: {
    test: `${playSession} › a reminder tells time, wagers, wins and losses, and stays until it is answered`,
    picture: 'GamePlayer/session-day',
  },
  day: {
    test: `${playSession} › with limits, shows the day of the provider: all games and devices, by its own count`,
    picture: 'GamePlayer/session-day',
  },
  sessionNet: {
    test: `${games}/session-net/SessionNet.test.tsx › in Ontario the net result since the login is shown in Canadian dollars`,
  },
  held: {
    test: `${sandbox}/games/page/hold.test.ts › nothing is staked while the site holds the game; auto play goes on afterwards`,
  },
  celebration: {
    test: `${sandbox}/games/page/celebration.test.ts › under the rules %s a return of %s for a stake of 0.1 is celebrated only above it`,
  },
  pacedOntario: { test: `${pace} › in Ontario rounds begin two and a half seconds apart` },
  paced: { test: `${pace} › rounds begin five seconds apart, and a refused one stakes nothing` },
  pressed: {
    test: `${pace} › the page takes a press for each round: it has no auto play, and no way to skip an animation`,
  },
  oneGame: { test: `${pace} › opening a game ends the player’s other games, and fun play has the same pace` },
  noCancel: {
    test: `${wallet}/transaction/TransactionDialog.test.tsx › under rules that forbid it, nothing is cancelled whatever the site allows`,
  },
  cancelOff: {
    test: `${wallet}/transaction/TransactionDialog.test.tsx › shows a withdrawal with what has happened and what is to come`,
    picture: 'TransactionDialog/withdrawal-approved',
  },
  terms: {
    test: `${wallet}/coin-terms/coinTerms.test.tsx › a withdrawal tells before typing what it takes, and then what it costs and brings`,
    picture: 'WalletDialog/terms-withdraw',
  },
  contact: {
    test: `${support} › a mail to support has its topic and the id, whatever they contain`,
    picture: 'Shell/contact',
  },
  answerTime: { test: `${support} › the time of an answer is said only if the site names one: %j` },
  disputes: { test: `${support} › an independent body for disputes is named only if the site has one` },
  documents: {
    test: `${wallet}/deposit/DepositView.test.tsx › the documents that a site may ask for are named before the address`,
  },
  helpline: { test: `${account}/helpline/Helpline.test.tsx › in Ontario %s names ConnexOntario with its number` },
  helplines: {
    test: `${support} › help by country comes from the configuration of the site`,
    picture: 'Shell/gaming-helpline',
  },
  safePlay: {
    test: `${support} › responsible gambling names the harm, what one can do here, and who helps`,
    picture: 'Shell/responsible-gambling',
  },
  noUrging: {
    test: 'scripts/tooling/src/verify/messages.test.ts › no text of the site urges to stake more, to play on or to win back losses',
  },
  regulator: {
    test: `${shell}/site-rules/siteRules.test.tsx › a site of %s names its rules, their regulator, and which clauses are tested`,
  },
  helpLink: { test: `${footer} takes its help link from the configuration` },
  helpPages: { test: `${footer} links to every page of spec §2 Footer` },
  ageShown: { test: `${footer} says from which age one may play, by the rules of the site` },
  ageConfirmed: {
    test: `${account}/auth/RegisterForm.test.tsx › a new player confirms the age that the rules of the site ask for`,
    picture: 'AuthDialog/register-terms',
  },
  noMarketing: {
    test: `${account}/auth/authRules.test.ts › accepts a registration without marketing and referral code`,
  },
  lowestHolds: { test: `${limits}/limits.test.ts › the lowest of day, week and month applies` },
  wagerLimit: {
    test: `${limits}/limits.test.ts › a wager limit refuses the stake that would pass it, and says what is left and until when`,
  },
  timeLimit: { test: `${limits}/limits.test.ts › a limit of time counts from stake to stake, unless a pause is long` },
  lossLimit: { test: `${limits}/decide.test.ts › a stake of $%s with the limit %j may be taken: %s` },
  enforced: { test: `${limits}/limits.test.ts › 40 bets at once do not pass a limit` },
  periods: { test: `${limits}/periods.test.ts › the %s of %s is from %s to %s` },
  raised: {
    test: `${limits}/limitRoutes.test.ts › a higher limit, or none, takes a day and a second request; it can be taken back`,
    picture: 'SettingsPage/limits-pending',
  },
  depositLimit: { test: `${limits}/held.test.ts › a deposit above the limit is held, and released by the next period` },
  allDeposits: { test: `${limits}/held.test.ts › deposits before the limit count, too` },
  depositLine: {
    test: `${wallet}/deposit/DepositView.test.tsx › with limits leads to the limits where none is set, and says nothing of one while it is unknown`,
    picture: 'WalletDialog/deposit-unlimited',
  },
  limitsShown: {
    test: `${account}/limits/LimitsCard.test.tsx › shows what holds and what counts`,
    picture: 'SettingsPage/limits',
  },
  askedForLimits: {
    test: `${account}/auth/RegisterForm.test.tsx › under the rules %s, with the extensions %j, a registration leads to %s`,
    picture: 'SettingsPage/limits',
  },
  limitSet: {
    test: `${account}/limits/LimitsCard.test.tsx › sets a limit from an empty field, once`,
    picture: 'SettingsPage/limits-set',
  },
  lowered: { test: `${limits}/limits.test.ts › a lower limit holds from the next stake on` },
  homeLimits: {
    test: `${shell}/layout/AppLayout.test.tsx › home with the extensions %j leads players to their limits`,
  },
  reviewed: {
    test: `${limits}/limitNotices.test.ts › half a year after the last look, the player is asked to look at the limits again`,
    picture: 'SettingsPage/limits-review',
  },
  netDeposits: {
    test: `${account}/own-play/OwnPlay.test.tsx › shows each period from the provider, and what it does not tell as unknown`,
    picture: 'SettingsPage/limits',
  },
  lengths: {
    test: `${limits}/breaks/breaks.test.ts › a break of %s from %s ends at %s`,
    picture: 'SettingsPage/breaks-exclusion',
  },
  exclusions: {
    test: `${account}/breaks/BreaksCard.test.tsx › offers the exclusions of the rules %s`,
    picture: 'SettingsPage/breaks-exclusion',
  },
  helpShown: {
    test: `${account}/breaks/BreaksCard.test.tsx › who excludes themselves for good is told so, and where help is`,
    picture: 'SettingsPage/breaks-exclusion',
  },
  breaksLinked: { test: `${support} › a site with %j says what it has`, picture: 'Shell/responsible-gambling' },
  unchecked: { test: `${breaks} › a new player whose address and identity nobody has checked is excluded at once` },
  shutOut: { test: `${breaks} › who is excluded for good cannot play again, nor register with the same address` },
  marketingEnds: { test: `${limits}/limits.postgres.slow.test.ts › marketing the consent ends when a break begins` },
  atOnce: { test: `${breaks} › a break ends every session at once, and a login says until when` },
  noPlay: {
    test: `${limits}/decide.test.ts › a stake is refused on a break, after it and with a closed account, whatever the limits: %j`,
  },
  withdrawOnly: { test: `${breaks} › the session of a break reads and withdraws, and nothing else` },
  notEarly: { test: `${breaks} › nothing ends a break early; only a longer one changes its end` },
  playAgain: { test: `${breaks} › after a break, playing takes a request and a day` },
  roundSettled: { test: `${breaks} › a break settles an open round as an abandoned one` },
  begun: {
    test: `${account}/breaks/BreaksCard.test.tsx › begins a break by length, word and password, once, and logs out`,
    picture: 'SettingsPage/breaks-begun',
  },
  explained: {
    test: `${account}/breaks/BreaksCard.test.tsx › chooses nothing in advance, and asks for all three in order`,
    picture: 'SettingsPage/breaks-dialog',
  },
  closed: {
    test: `${limits}/breaks/closeAccount.test.ts › an account is closed once everything is paid out`,
    picture: 'SettingsPage/breaks-close',
  },
  selfTest: { test: `${support} › the self-test adds up %i times “Sometimes” and %i times “Most of the time”` },
} as const satisfies Readonly<Record<string, Proof>>;
