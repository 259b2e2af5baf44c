import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../basics';
import { FieldGrid, HintText, LabelRow, LabelText, Unit, Well, WellInput } from './Field.styles';
import { FieldError } from './FieldError';

/** Props of {@link TextField}; all props of a native input are passed on, `ref` included. */
export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  /** Shown at the right end of the label's row, such as the available balance. */
  readonly labelExtra?: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Shown before the text, such as a lock icon. */
  readonly leading?: ReactNode;
  /** Unit of the amount, such as `BTC`. */
  readonly unit?: ReactNode;
  /** A small control at the right end, such as a Max button. */
  readonly trailing?: ReactNode;
  /** Monospace, for addresses, ids and keys, where 0 and O must differ. */
  readonly isMono?: boolean | undefined;
}

/** An input with its label above, its hint and its error below. */
export function TextField({
  label,
  isLabelHidden = false,
  labelExtra,
  error,
  hint,
  leading,
  unit,
  trailing,
  isMono = false,
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const hasError = isShown(error);
  const described = [input['aria-describedby'], isShown(hint) && hintId, hasError && errorId].filter(Boolean).join(' ');
  const labelText = <LabelText htmlFor={inputId}>{label}</LabelText>;
  return (
    <FieldGrid>
      {isLabelHidden && !labelExtra ? (
        <VisuallyHidden>{labelText}</VisuallyHidden>
      ) : (
        <LabelRow>
          {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
          {labelExtra}
        </LabelRow>
      )}
      <Well $isError={hasError}>
        {leading}
        <WellInput
          {...input}
          id={inputId}
          $isMono={isMono}
          {...(hasError && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        />
        {isShown(unit) && <Unit translate="no">{unit}</Unit>}
        {trailing}
      </Well>
      {isShown(hint) && <HintText id={hintId}>{hint}</HintText>}
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </FieldGrid>
  );
}

const isShown = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';
