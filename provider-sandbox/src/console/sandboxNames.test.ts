import {
  sandboxData,
  sandboxDrops,
  sandboxPlayers,
  sandboxStart,
} from '@tessera/shared-contracts/testing/sandbox-names';
import { drops } from '../faults';
import { startMoment } from '../tabs/clock';
import { dataKinds } from '../tabs/data/dataKinds';
import { emails } from './playerControl';

// Import rules keep the contract of the workbench out of the sandbox's sources.
test('the sandbox has the data, drops, players and start that states of the workbench name', () => {
  expect(dataKinds).toEqual(sandboxData);
  expect(drops).toEqual(sandboxDrops);
  expect(Object.keys(emails)).toEqual(sandboxPlayers);
  expect(startMoment).toEqual(new Date(sandboxStart));
});
