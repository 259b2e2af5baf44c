export { createFaults, type Fault, type Faults, useFaults } from './faults';
