import { Badge } from '@tessera/shared-contracts/ui';
import {
  Check,
  CircleCheck,
  Clock,
  Hourglass,
  Info,
  type LucideIcon,
  Send,
  TimerOff,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { statusLabel } from './statusLabel';

type Look = readonly [tone: NonNullable<ComponentProps<typeof Badge>['tone']>, icon: LucideIcon];

/** Each status of the provider has its own style; two of them read "Complete" (spec §14 Transaction statuses). */
const looks: ReadonlyMap<string, Look> = new Map<string, Look>(
  Object.entries({
    waiting: ['info', Clock],
    confirming: ['info', Hourglass],
    sending: ['info', Send],
    confirmed: ['win', CircleCheck],
    finished: ['win', Check],
    partially_paid: ['warning', TriangleAlert],
    failed: ['loss', X],
    refunded: ['neutral', Undo2],
    expired: ['neutral', TimerOff],
  }),
);

const unknownStyle: Look = ['neutral', Info];

export function StatusBadge({ status }: { readonly status: string | null | undefined }) {
  const [tone, Icon] = looks.get(status ?? '') ?? unknownStyle;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusLabel(status)}
    </Badge>
  );
}
