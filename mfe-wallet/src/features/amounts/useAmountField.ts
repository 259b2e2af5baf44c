import { followAmountField, readAmountField } from '@tessera/shared-contracts/money';
import { type ChangeEvent, useState } from 'react';
import { dropUnseen } from './typedAmount';

/**
 * Props of an amount's field. What is typed stays as it is on the screen, while `onChange` gets what `readTypedDecimal` can
 * read: `2.3450` for `2,345` of a screen keypad.
 */
export function useAmountField(amount: string, onChange: (amount: string) => void) {
  const [typed, setTyped] = useState({ shown: '', amount: '' });
  return {
    value: typed.amount === amount ? typed.shown : amount,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      followAmountField(nativeEvent);
      const next = dropUnseen(readAmountField(target));
      setTyped({ shown: dropUnseen(target.value), amount: next });
      onChange(next);
    },
    inputMode: 'decimal',
    autoComplete: 'off',
  } as const;
}
