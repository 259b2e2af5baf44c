export { ChangeDialog } from './ChangeDialog';
export { ProofField } from './ProofField';
export { checkProof, isFieldRefused, isProofNamed, readProof } from './proofRules';
