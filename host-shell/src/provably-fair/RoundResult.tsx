import { color, font, space, type } from '@tessera/shared-contracts/theme';
import { Badge, Notice } from '@tessera/shared-contracts/ui';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { messages } from './provablyFair.messages';
import type { VerifiedRound } from './verifyRound';

const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: ${space(6)};
  & dt {
    color: ${color.text.tertiary};
    font: ${type.small};
  }
  & dd {
    margin: 4px 0 0;
    color: ${color.text.primary};
    font: 450 14px / 20px ${font.code};
    overflow-wrap: anywhere;
  }
`;

const Roll = styled.dd`
  && {
    font: ${type.h1};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Verdict = styled.div`
  padding: ${space(6)} ${space(6)} 0;
`;

/** What the seeds prove about the round. */
export function RoundResult({ round }: { readonly round: VerifiedRound | 'unavailable' | undefined }) {
  return (
    <div role="status">
      {round === 'unavailable' && <Notice tone="warning">{messages.unavailable}</Notice>}
      {typeof round === 'object' && (
        <>
          <Verdict>
            {round.isSameSeed === undefined && <Badge>{messages.noHash}</Badge>}
            {round.isSameSeed === true && (
              <Badge tone="win" icon={<Check aria-hidden="true" />}>
                {messages.sameSeed}
              </Badge>
            )}
            {round.isSameSeed === false && (
              <Badge tone="loss" icon={<X aria-hidden="true" />}>
                {messages.otherSeed}
              </Badge>
            )}
          </Verdict>
          <List>
            <div>
              <dt>{messages.diceRoll}</dt>
              <Roll>{round.diceRoll}</Roll>
            </div>
            <div>
              <dt>{messages.digest}</dt>
              <dd>{round.digest}</dd>
            </div>
            <div>
              <dt>{messages.computedHash}</dt>
              <dd>{round.computedHash}</dd>
            </div>
          </List>
        </>
      )}
    </div>
  );
}
