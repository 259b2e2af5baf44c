import { Select, type SelectOption } from '@tessera/shared-contracts/ui';
import { messages } from './panel.messages';

interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  /** `''` without a choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Value of the unfiltered choice. It cannot collide with a text of the provider. */
const any = '*';
const anyOption = { value: any, label: messages.any };

/** A choice that narrows a list, or All. */
export const ChoiceField = ({ label, options, value, onChange }: ChoiceFieldProps) => (
  <Select
    label={label}
    options={[anyOption, ...options]}
    value={value || any}
    onChange={(next) => onChange(next === any ? '' : next)}
  />
);

/** The texts of a list as choices, sorted, and an unused one from the URL. */
export const textOptions = (texts: readonly string[], chosen: string): readonly SelectOption<string>[] =>
  [...new Set(chosen === '' ? texts : [...texts, chosen])].sort().map((text) => ({ value: text, label: text }));

/** Currencies as choices, in upper case. */
export const currencyOptions = (rows: readonly { readonly currency: string }[], chosen: string) =>
  textOptions(
    rows.map(({ currency }) => currency.toUpperCase()),
    chosen,
  ).map((option) => ({ ...option, isSymbol: true }));
