import { ArrowDownToLine, ArrowUpFromLine, Gift, type LucideIcon, Percent, Repeat } from 'lucide-react';

const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    deposit: ArrowDownToLine,
    withdraw: ArrowUpFromLine,
    withdrawal: ArrowUpFromLine,
    reward: Gift,
    rakeback: Percent,
  }),
);

/** The icon of a type; decorative, since the label beside it says the same. */
export function TypeIcon({ type, size }: { readonly type: string; readonly size: number }) {
  const Icon = icons.get(type.toLowerCase()) ?? Repeat;
  return <Icon aria-hidden="true" size={size} strokeWidth={1.9} />;
}
