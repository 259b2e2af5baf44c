export { malformedAddresses, missingAddresses, pageAddresses } from './addresses';
export { readFamilies } from './readFamilies';
