export { malformedAddresses, missingAddresses, pageAddresses, unknownAddresses } from './addresses';
export { dictionaryRequests, dictionaryScript, heldDictionary } from './dictionaryRequests';
export { readFamilies } from './readFamilies';
