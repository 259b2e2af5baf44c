import { simulatorData, simulatorDrops, simulatorPlayers, simulatorStart } from '@tessera/shared-contracts/remotes';
import { drops } from '../faults';
import { startMoment } from '../tabs/clock';
import { dataKinds } from '../tabs/data/dataKinds';
import { emails } from './playerControl';

// Import rules keep the contract of the simulator out of the sandbox's sources.
test('the sandbox has the data, drops, players and start that states of the simulator name', () => {
  expect(dataKinds).toEqual(simulatorData);
  expect(drops).toEqual(simulatorDrops);
  expect(Object.keys(emails)).toEqual(simulatorPlayers);
  expect(startMoment).toEqual(new Date(simulatorStart));
});
