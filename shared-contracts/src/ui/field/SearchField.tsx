import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../theme';
import { IconButton, messages, VisuallyHidden } from '../basics';
import { Well, WellInput } from './Field.styles';

const Frame = styled.div`
  width: 100%;
  max-width: 320px;
  ${media.belowMd} { max-width: none; }
`;

/** Longer than any name or ID, but a key held down does not flood the URL. */
export const searchMaxLength = 100;

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** Accessible name; visually hidden. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search input that is cleared by Escape or a button. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  // Not every browser clears it on Escape. While a word is being composed, Escape belongs to the input method.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onChange('');
  };
  return (
    <Frame>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Well $isDense>
        <Search aria-hidden="true" size={18} strokeWidth={1.9} />
        <WellInput
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          maxLength={searchMaxLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          $isDense
        />
        {value !== '' && (
          <IconButton size="sm" label={messages.clearSearch} icon={<X aria-hidden="true" />} onClick={handleClear} />
        )}
      </Well>
    </Frame>
  );
}
