/** A check that failed: the field it is about and what the player reads there. */
export interface Refusal<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The message for one field, in the shape of a field's optional `error` prop. */
export const errorOf = <Field extends string>(refusal: Refusal<Field> | undefined, field: Field): { error?: string } =>
  refusal?.field === field ? { error: refusal.message } : {};
