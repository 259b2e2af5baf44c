const bytes = new TextEncoder().encode('of the workbench').buffer;

const credential = {
  id: 'b2YgdGhlIHNpbXVsYXRvcg',
  rawId: bytes,
  type: 'public-key',
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => [],
  },
  getClientExtensionResults: () => ({}),
};

const fail = (name: string) => () => Promise.reject(new DOMException('', name));
const wait = () => new Promise<never>(() => undefined);

/** Answers of a browser to requests for passkeys. No provider accepts the credential of `works`; set a fault for its call. */
export const passkeyAnswers = {
  // An offer in the autofill waits until a person picks it.
  works: async (options?: CredentialRequestOptions) => (options?.mediation === 'conditional' ? wait() : credential),
  waiting: wait,
  refused: fail('NotAllowedError'),
  known: fail('InvalidStateError'),
};
