export { ChangeDialog } from './ChangeDialog';
export { ProofField } from './ProofField';
export { checkProof, isFieldRefused, isProofNamed } from './proofRules';
