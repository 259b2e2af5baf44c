/** @jest-environment-options {"page": true} */
import { playerItem } from '../session';
import { aSession, storeSession } from '../testing';
import { lastEvent } from './lastEvent';

test('keeps the fields that only a newer release knows', () => {
  storeSession(aSession());
  const { id } = aSession().user;
  const item = playerItem('tessera.shell.last-event', 'device');
  item.write(id, '{"id":"1","source":"tab-2"}');
  lastEvent.write(id, { changedAtMs: 5 });
  expect(JSON.parse(item.read(id) ?? '')).toEqual({ id: '1', source: 'tab-2', changedAtMs: 5 });
});
