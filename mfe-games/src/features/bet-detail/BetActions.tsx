import type { BetDetail } from '@tessera/shared-contracts/extensions';
import { Button, type ButtonStyleProps, buttonStyles, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Share2, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { messages } from './bet.messages';
import { useShare } from './useShare';
import { verifyPath } from './verifyPath';

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.9 } as const;

/** Verify and Share. */
export function BetActions({ bet }: { readonly bet: BetDetail }) {
  const { isCopied, share } = useShare();
  const url = `${window.location.origin}/?${new URLSearchParams({ modal: 'bet', bet: bet.id })}`;
  return (
    <>
      <Button
        size="lg"
        icon={isCopied ? <Check {...iconProps} /> : <Share2 {...iconProps} />}
        onClick={() => void share({ title: messages.shareTitle(bet.game), url })}
      >
        {isCopied ? messages.linkCopied : messages.share}
      </Button>
      <VisuallyHidden role="status">{isCopied ? messages.linkCopied : ''}</VisuallyHidden>
      {bet.seeds && (
        <ButtonLink to={verifyPath(bet.seeds)} $variant="primary" $size="lg">
          <ShieldCheck {...iconProps} />
          {messages.verify}
        </ButtonLink>
      )}
    </>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
