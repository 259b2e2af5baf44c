export { malformedAddresses, missingAddresses, pageAddresses, unknownAddresses } from './addresses';
export { readFamilies } from './readFamilies';
