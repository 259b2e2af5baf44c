/** A check that failed: the field it is about and what the player reads there. */
export interface FieldError<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The message for one field, in the shape of a field's optional `error` prop. */
export const errorOf = <Field extends string>(
  fieldError: FieldError<Field> | undefined,
  field: Field,
): { error?: string } => (fieldError?.field === field ? { error: fieldError.message } : {});
