import { readNumberText } from './typedDecimal';

/** Messages for amounts that could be misread. */
export const typedDecimalMessages = {
  /** @param typed a comma or point before three digits, such as `1,250` */
  ambiguous: (typed: string) => {
    const text = readNumberText(typed);
    return `${text} may mean ${text.replace(',', '.')}0 or ${text.replace(/[.,]/, '')}. Enter one of these`;
  },
  separators: 'Enter the amount without thousands separators, such as 1250.50',
} as const;
