export { createFaults, type Faults, installFaults } from './faults';
