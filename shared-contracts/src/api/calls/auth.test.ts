import { parse } from 'valibot';
import { loginAnswerSchema, profileSchema } from './auth';

test('a login and a profile can be read whose optional fields are null', () => {
  const user = { id: '1', username: 'marcella', email: 'm@tessera.test', kycStatus: null, displayName: null };
  expect(parse(loginAnswerSchema, { token: 't', user }).user).toEqual(
    expect.objectContaining({ id: '1', kycStatus: undefined, displayName: undefined }),
  );
  const profile = { ...user, _id: '1', createdAt: '2026-01-01T00:00:00Z', emailVerified: null };
  expect(parse(profileSchema, profile)).toEqual(
    expect.objectContaining({ kycStatus: undefined, emailVerified: undefined }),
  );
});
