import fc from 'fast-check';
import { joinXrpAddress, splitXrpAddress, xrpBase58check } from '.';

/** Examples of XLS-5's authors. */
test.each([
  ['rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', 12345, 'main', 'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD28Sq49uo34VyjnmK5H'],
  ['rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', undefined, 'main', 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY'],
] as const)('%s with the tag %s is %3$s', (account, tag, kind, address) => {
  expect(joinXrpAddress({ account, ...(tag !== undefined && { tag }) }, kind)).toBe(address);
  expect(splitXrpAddress(address)).toEqual({ account, ...(tag !== undefined && { tag }) });
});

test.each([
  ['XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb', undefined],
  ['XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi', 0xffff_ffff],
])('the X-address %s has the tag %s', (address, tag) => {
  expect(splitXrpAddress(address)).toEqual({
    account: 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
    ...(tag !== undefined && { tag }),
  });
});

test('every account and tag survives a round trip, and keeps its kind of network', () => {
  const accounts = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((id) => xrpBase58check.encode(Uint8Array.of(0, ...id)));
  fc.assert(
    fc.property(accounts, fc.nat({ max: 0xffff_ffff }), fc.constantFrom('main', 'test'), (account, tag, kind) => {
      const address = joinXrpAddress({ account, tag }, kind);
      expect(address.charAt(0)).toBe(kind === 'main' ? 'X' : 'T');
      expect(splitXrpAddress(address)).toEqual({ account, tag });
    }),
  );
});

test.each(['', '12KYrjTdVGjFMtaxERSk3gphreJ5US8aUP', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa'])(
  '"%s" is no address of the XRP Ledger',
  (address) => {
    expect(splitXrpAddress(address)).toBeUndefined();
  },
);
