import { randomUUID } from 'node:crypto';
import { openDice, rollDice } from '../testing/games';
import { sandboxOfTests } from '../testing/ofTests';

const { client } = sandboxOfTests({ SANDBOX_EXTENSIONS: 'none' });

test('without the extensions nothing is limited, and the calls do not exist', async () => {
  const player = await client.register('1');
  const params = { userId: player.id, kind: 'loss', period: 'day', id: 'none' };
  const sending = { params, token: player.token };
  const limits = ['readLimits', 'setLimit', 'keepLimit', 'reviewLimits', 'readOwnPlay', 'returnHeld'] as const;
  const ids = [...limits, 'readBreak', 'takeBreak', 'closeAccount'] as const;
  const answers = await Promise.all(ids.map((id) => client.call(id, sending)));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404));
  const session = await openDice(client, player);
  expect((await rollDice(client, session, randomUUID(), '0.1')).status).toBe(200);
});
