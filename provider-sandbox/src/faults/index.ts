export { createFaults, drops, type Faults } from './faults';
export { installFaults } from './installFaults';
