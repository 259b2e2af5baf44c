import type { calls } from '@tessera/shared-contracts/api/schema';
import type { extensionCalls } from '@tessera/shared-contracts/extensions';

type AllCalls = typeof calls & typeof extensionCalls;
type Call = AllCalls[keyof AllCalls];
type FieldsOf<Body> = Body extends { readonly entries: infer Entries } ? keyof Entries & string : never;
type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** Every field of a body and parameter of a path that a call of the contract sends; the compiler requires words for each. */
export type FieldName = FieldsOf<Call['body']> | ParametersOf<Call['path']>;
