import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../basics';
import { FieldGrid, LabelText } from '../field/Field.styles';
import { FieldError } from '../field/FieldError';
import { Faint, Listbox, Option, OptionWords, Strong, Trailing, Trigger, Value } from './Select.styles';
import { useListbox } from './useListbox';

/** One choice of a {@link Select}. */
export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The label is a symbol, which a translator must leave alone. */
  readonly isSymbol?: boolean | undefined;
  /** Dimmed text after the label, such as a coin's name. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** A small badge at the right, in the list and once chosen, such as a coin's network. */
  readonly badge?: ReactNode;
  /** Shown at the right, such as a balance; label and description are then stacked. */
  readonly trailing?: ReactNode;
}

/** Props of {@link Select}. */
export interface SelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<T>[];
  /** The chosen value; an unknown one shows the placeholder. */
  readonly value: NoInfer<T> | '';
  readonly onChange: (value: T) => void;
  readonly isLabelHidden?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly error?: ReactNode;
}

/** A single choice: select-only combobox with a listbox (ARIA Authoring Practices). */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, options, value, onChange, isLabelHidden = false, placeholder, isDisabled, error } = props;
  const id = useId();
  const selectedIndex = options.findIndex((option) => option.value === value);
  const selected = options[selectedIndex];
  const { isOpen, focus, triggerProps, popupProps, optionProps } = useListbox({
    labels: options.map((option) => option.label),
    selectedIndex,
    onPick: (index) => {
      const option = options[index];
      if (option) onChange(option.value);
    },
  });
  const isStacked = options.some((option) => option.trailing !== undefined);
  const labelText = (
    // A click on the label focuses the trigger, like a native label, without opening it.
    <LabelText as="span" id={`${id}-label`} onClick={focus}>
      {label}
    </LabelText>
  );
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <FieldGrid>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <Trigger
        {...triggerProps}
        aria-labelledby={`${id}-label`}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        disabled={isDisabled}
        $hasIcon={selected?.icon !== undefined}
        $isError={Boolean(error)}
      >
        {selected?.icon}
        <Value>
          {selected ? (
            <Strong translate={translateOf(selected)}>{selected.label}</Strong>
          ) : (
            <Faint>{placeholder}</Faint>
          )}
          {selected?.description && <Faint>{` ${selected.description}`}</Faint>}
        </Value>
        {selected?.badge}
        <Chevron aria-hidden="true" size={18} strokeWidth={1.9} />
      </Trigger>
      {isOpen && (
        <Listbox {...popupProps} aria-labelledby={`${id}-label`}>
          {options.map((option, index) => (
            <Option key={option.value} {...optionProps(index)} $isStacked={isStacked}>
              {option.icon}
              <OptionWords $isStacked={isStacked}>
                <span translate={translateOf(option)}>{option.label}</span>
                {option.description && <Faint>{isStacked ? option.description : ` ${option.description}`}</Faint>}
              </OptionWords>
              {option.badge}
              {option.trailing !== undefined && <Trailing>{option.trailing}</Trailing>}
              {option.trailing === undefined && index === selectedIndex && <Check aria-hidden="true" size={18} />}
            </Option>
          ))}
        </Listbox>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldGrid>
  );
}

const translateOf = ({ isSymbol }: { readonly isSymbol?: boolean | undefined }) => (isSymbol ? 'no' : undefined);
