/** @jest-environment-options {"page": true} */
import type { RuleSet } from '@tessera/shared-contracts/rules/schema';
import { diceParts } from '../dice/parts';
import { diceRules } from '../dice/rules';
import type { GameRules } from '../engine/gameRules';
import { gamePage } from './gamePage';
import type { Round } from './play';
import { createRounds } from './rounds';

const limits = { minStake: '0.00000015', maxStake: '1.5', largestPayout: '15' };
const table = {
  stake: '0.1',
  currency: 'BTC',
  stakeBalances: [{ currency: 'BTC', amount: '2.5', usdRate: '65000', limits }],
};
const played: number[] = [];
class Sounds {
  readonly currentTime = 0;
  readonly destination = {};
  createGain = () => ({
    gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
    connect: jest.fn(),
  });
}
class Tone {
  constructor(_context: Sounds, { frequency }: { readonly frequency: number }) {
    played.push(frequency);
  }
  connect = () => ({ connect: jest.fn() });
  start = jest.fn();
  stop = jest.fn();
}

/** Plays a round that returns so much of a stake of 0.1, with sound. @returns how it looks, and its tones */
function play(rules: RuleSet, payout: string) {
  const session = { returnUrl: 'https://site.example/game-return' } as Parameters<typeof gamePage>[2]['session'];
  const options = { session, siteOrigins: [], hasBets: true, rules, state: undefined };
  document.body.innerHTML = gamePage('dice', diceParts, options).body.text;
  Object.assign(globalThis, { AudioContext: Sounds, OscillatorNode: Tone });
  document.querySelector<HTMLInputElement>('#sound')?.click();
  played.length = 0;
  const round = {
    id: 'r',
    stake: '0.1',
    payout,
    currency: 'BTC',
    multiplier: '1',
    nonce: 1,
    scheme: 1,
    playedAt: new Date(),
  };
  const drawn = {
    bet: { direction: 'over', target: 5_000 },
    outcome: { roll: 5_001 },
    clientSeed: 'c',
    serverSeedHash: 'h',
  };
  const rounds = createRounds(
    diceRules as GameRules,
    () => table,
    () => false,
  );
  rounds.add({ ...round, ...drawn } as unknown as Round);
  const looks = document.querySelector('#outcome .badge')?.className;
  return { looks, spoken: document.querySelector('#spoken')?.textContent, tones: [...played] };
}

const [low, middle, high] = [[220], [392], [523, 784]];

test.each<[RuleSet, string, string, number[]]>([
  ['uk', '0', 'badge loss', low],
  ['uk', '0.09999999', 'badge loss', low],
  ['uk', '0.1', 'badge even', []],
  ['uk', '0.10000001', 'badge win', high],
  ['ontario', '0.09999999', 'badge loss', low],
  ['ontario', '0.1', 'badge even', []],
  ['open', '0.1', 'badge even', middle],
])(
  'under the rules %s a return of %s for a stake of 0.1 is celebrated only above it',
  (rules, payout, looks, tones) => {
    const shown = play(rules, payout);
    expect(shown).toMatchObject({ looks, tones });
    expect(/ won /.test(shown.spoken ?? '')).toBe(tones === high);
  },
);
