/** A failed check: its field and the message that the player sees there. */
export interface FieldError<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The message for one field, as a field's optional `error` prop. */
export const errorOf = <Field extends string>(
  fieldError: FieldError<Field> | undefined,
  field: Field,
): { error?: string } => (fieldError?.field === field ? { error: fieldError.message } : {});
