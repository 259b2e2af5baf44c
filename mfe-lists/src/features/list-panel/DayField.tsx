import { color } from '@tessera/shared-contracts/theme';
import { TextField } from '@tessera/shared-contracts/ui';
import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { day } from '../paging';

interface DayFieldProps {
  readonly label: string;
  /** Such as `2025-11-20`; `''` without a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/**
 * A day of a range. The browser's field reports partially typed dates, such as the year 0020 of 2025: these are
 * ignored, and the text is not overwritten while the field has the focus.
 */
export function DayField({ label, value, onChange, error }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = day(target.value);
    if (typed !== '' || target.value === '') onChange(typed);
  };
  // Resets an ignored date, such as one of the year 25.
  const handleBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (day(target.value) !== target.value) target.value = value;
  };
  return (
    <DayInput
      ref={input}
      type="date"
      label={label}
      defaultValue={value}
      onChange={handleChange}
      onBlur={handleBlur}
      error={error}
    />
  );
}

const DayInput = styled(TextField)`
  color-scheme: dark;

  /* A calendar icon made of borders: the browser's SVG icon takes half of the frame that opens the panel. */
  &::-webkit-calendar-picker-indicator {
    box-sizing: border-box;
    width: 15px;
    height: 15px;
    padding: 0;
    border: 1.5px solid ${color.text.secondary};
    border-radius: 3px;
    background: linear-gradient(${color.text.secondary} 0 0) 0 3px / 100% 1.5px no-repeat;
    cursor: pointer;
  }
`;
