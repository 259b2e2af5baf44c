import { isHidden } from '@tessera/shared-contracts/config';
import { color, space, type } from '@tessera/shared-contracts/theme';
import { Button } from '@tessera/shared-contracts/ui';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from './auth.messages';

/** Only the letter; lucide has no brand logos. */
const GoogleMark = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M19.5 7.2A9 9 0 1 0 21 12h-8.5" />
  </svg>
);

const alternatives = [
  { id: 'google', name: messages.google, icon: <GoogleMark /> },
  { id: 'wallet-sign-in', name: messages.wallet, icon: <Wallet aria-hidden="true" size={18} strokeWidth={1.9} /> },
];

/**
 * Sign-in with Google and with a wallet: shown, but not available yet (spec §14 Google and wallet sign-in).
 *
 * @param props.children sign-in that is available, above them
 */
export function AlternativeSignIn({ children }: { readonly children?: ReactNode }) {
  const shown = alternatives.filter(({ id }) => !isHidden(id));
  if (shown.length === 0 && children === undefined) return null;
  return (
    <>
      <Or>{messages.or}</Or>
      {children}
      <Pair>
        {shown.map(({ id, name, icon }) => (
          <Button
            key={id}
            variant="quiet"
            disabled
            icon={icon}
            aria-label={messages.comingSoon(name)}
            title={messages.comingSoon(name)}
          >
            {name}
          </Button>
        ))}
      </Pair>
    </>
  );
}

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  font: ${type.small};
  color: ${color.text.tertiary};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 2px;
    border-radius: 1px;
    background: ${color.line.hairline};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`;
