import type { CallId } from '@tessera/shared-contracts/api/schema';
import { Secret, TOTP } from 'otpauth';
import { type Client, type Player, type Sending, testAddress } from './client';
import { diceUuid, gameOpening } from './games';

/** A withdrawal that is valid for any player with the coins. */
export const payment = { currency: 'BTC', amount: 0.1, address: testAddress };

/**
 * A successful request of each call, for a player with coins. The compiler checks that no call is missing.
 *
 * @param site origin that may frame games
 */
export function successfulCalls(
  client: Client,
  player: Player,
  site: string,
): Readonly<Record<CallId, () => Sending | Promise<Sending>>> {
  const own = () => ({ params: { userId: player.id }, token: player.token });
  const newCode = async () => (await client.newestMail(player.email)).code;
  const returnUrl = `${site}/game-return`;
  return {
    login: () => ({ body: { email: player.email, password: player.password } }),
    register: () => ({
      body: {
        email: 'contract@tessera.test',
        username: 'contract',
        password: 'Tessera2026!',
        confirmPassword: 'Tessera2026!',
        agreeTerms: true,
        agreeMarketing: true,
        referralCode: 'FRIEND',
      },
    }),
    profile: own,
    verifyEmail: async () => {
      await client.call('sendOtp', { body: { email: player.email } });
      return { body: { email: player.email, otp: Number(await newCode()) } };
    },
    sendOtp: () => ({ body: { email: player.email } }),
    changePassword: async () => {
      // Another player: later calls take the password as proof.
      const { token, username, password } = await client.register();
      return { token, body: { username, oldPassword: password, newPassword: 'Ostia@Harbor1' } };
    },
    enableTwoFactor: () => ({ token: player.token, body: { userId: player.id, proof: player.password } }),
    verifyTwoFactor: async () => {
      // Another player: an enrolled one is asked for a code with each withdrawal.
      const { id, token, password } = await client.register();
      const setUp = await client.call('enableTwoFactor', { token, body: { userId: id, proof: password } });
      const code = new TOTP({ secret: Secret.fromBase32(setUp.read().secret) }).generate();
      return { token, body: { userId: id, token: Number(code) } };
    },
    balance: own,
    coins: () => ({}),
    depositAddress: () => ({ ...own(), search: { currency: 'BTC' } }),
    withdrawOtp: () => ({ ...own(), body: payment }),
    verifyOtp: async () => {
      const opened = await client.call('withdrawOtp', { ...own(), body: payment });
      return { token: player.token, body: { requestId: opened.read().requestId, otp: await newCode() } };
    },
    withdraw: async () => {
      await client.verifiedWithdrawal(player, payment);
      return { ...own(), body: payment };
    },
    transactions: own,
    games: () => ({}),
    initGame: () => ({
      params: { uuid: diceUuid },
      token: player.token,
      body: { ...gameOpening(player), currency: 'USD', return_url: returnUrl },
    }),
    initDemoGame: () => ({
      params: { uuid: diceUuid },
      body: { device: 'desktop', language: 'en', return_url: returnUrl },
    }),
  };
}
