export { createFaults, type Faults } from './faults';
export { installFaults } from './installFaults';
