import type { State } from '@tessera/workbench/state';
import { betStates } from './betStates';
import { homeStates } from './homeStates';
import { lobbyStates } from './lobbyStates';
import { playerStates } from './playerStates';
import { playSessionStates } from './playSessionStates';
import { seedPairStates } from './seedPairStates';

/** Every state of every module, each at its own address. */
const states: readonly State[] = [
  ...homeStates,
  ...lobbyStates,
  ...playerStates,
  ...playSessionStates,
  ...betStates,
  ...seedPairStates,
];

export default states;
