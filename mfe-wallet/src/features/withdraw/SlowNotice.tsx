import { DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

const patienceMs = 8_000;

/** Notice that a call takes longer than usual. Mounted while the call is pending. */
export function SlowNotice({
  isRow = false,
  children,
}: {
  /** Whether it is a separate row of a dialog's slab. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const notice = <Notice tone="info">{children}</Notice>;
  // There before its text, so that screen readers announce it.
  return <Announced role="status">{isSlow && (isRow ? <DialogBody>{notice}</DialogBody> : notice)}</Announced>;
}

const Announced = styled.div`
  display: contents;
`;
