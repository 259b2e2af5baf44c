import { color, font, space, type } from '@tessera/shared-contracts/theme';
import { Badge, Notice } from '@tessera/shared-contracts/ui';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { DrawSteps } from './DrawSteps';
import type { GameId } from './originals';
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
    font: 450 0.875rem / 1.25rem ${font.code};
    overflow-wrap: anywhere;
  }
`;

const Outcome = styled.dd`
  && {
    font: ${type.h1};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Verdicts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6)};
`;

const Conclusion = styled.div`
  padding: 0 ${space(6)} ${space(4)};
`;

function Verdict({
  isSame,
  words,
}: {
  readonly isSame: boolean;
  readonly words: Readonly<Record<'yes' | 'no', string>>;
}) {
  return isSame ? (
    <Badge tone="win" icon={<Check aria-hidden="true" />}>
      {words.yes}
    </Badge>
  ) : (
    <Badge tone="loss" icon={<X aria-hidden="true" />}>
      {words.no}
    </Badge>
  );
}

interface RoundResultProps {
  readonly game: GameId;
  readonly round: VerifiedRound | 'unavailable' | undefined;
}

/** The verdict, before everything that it follows from. */
export function RoundVerdict({ round }: Pick<RoundResultProps, 'round'>) {
  const conclusion = typeof round === 'object' ? messages.conclusion(round) : undefined;
  return (
    <div role="status">
      {round === 'unavailable' && <Notice tone="warning">{messages.unavailable}</Notice>}
      {typeof round === 'object' && (
        <>
          <Verdicts>
            {round.isSameSeed === undefined ? (
              <Badge>{messages.noHash}</Badge>
            ) : (
              <Verdict isSame={round.isSameSeed} words={messages.hashVerdict} />
            )}
            {round.chain?.isSame !== undefined && <Verdict isSame={round.chain.isSame} words={messages.chainVerdict} />}
            {round.isSameResult !== undefined && <Verdict isSame={round.isSameResult} words={messages.resultVerdict} />}
          </Verdicts>
          {conclusion !== undefined && (
            <Conclusion>
              <Notice tone="loss">{conclusion}</Notice>
            </Conclusion>
          )}
        </>
      )}
    </div>
  );
}

/** The recomputed round: its result, and how it was drawn. */
export function RoundResult({ game, round }: RoundResultProps) {
  if (typeof round !== 'object') return null;
  return (
    <>
      <List>
        <div>
          <dt>{messages.results[game]}</dt>
          <Outcome>{round.result.join(', ')}</Outcome>
        </div>
        <div>
          <dt>{messages.computedHash}</dt>
          <dd translate="no">{round.computedHash}</dd>
        </div>
        {round.chain !== undefined && (
          <div>
            <dt>{messages.chain(round.chain.hashes)}</dt>
            <dd translate="no">{round.chain.end}</dd>
          </div>
        )}
      </List>
      <DrawSteps round={round} />
    </>
  );
}
