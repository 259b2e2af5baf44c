/** Why a valid address is refused. */
export const addressMessages = {
  burn: 'Nobody owns this address. What is sent to it is lost.',
  contract: 'This is the contract of a token, not a wallet. What is sent to it is lost.',
} as const;
