export { createFaults, type Fault, type Faults, installFaults } from './faults';
