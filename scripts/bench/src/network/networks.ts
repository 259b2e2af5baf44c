/** A simulated network. */
export interface Network {
  readonly name: string;
  readonly label: string;
  readonly rttMs: number;
  readonly bytesPerSecond: number;
}

const perMegabit = 1_000_000 / 8;

/** All networks. The processor is slowed down in the same way on each. */
export const networks: readonly Network[] = [
  { name: 'slow-4g', label: 'slow 4G (150 ms, 1.6 Mbps)', rttMs: 150, bytesPerSecond: 1.6 * perMegabit },
  { name: '10mbps', label: '10 Mbps, 40 ms', rttMs: 40, bytesPerSecond: 10 * perMegabit },
  { name: 'unlimited', label: 'no limit: what the processor alone takes', rttMs: 0, bytesPerSecond: 1e9 },
];
/** Networks measured by default. */
export const usualNetworks: readonly string[] = ['slow-4g', '10mbps'];

/** Factor by which the processor is slowed down. */
export const cpuSlowdown = 4;
