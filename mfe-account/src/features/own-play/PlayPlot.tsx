import { readMoment } from '@tessera/shared-contracts/api';
import type { DayOfPlay } from '@tessera/shared-contracts/extensions';
import { type Fiat, formatInFiat } from '@tessera/shared-contracts/fiat';
import { formatUtcDay } from '@tessera/shared-contracts/format';
import { compareDecimals } from '@tessera/shared-contracts/money';
import { color, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { messages } from './ownPlay.messages';

const dayMs = 24 * 60 * 60_000;
const shownDays = 30;
/** In units of the drawing. */
const [step, width, half] = [4, 3, 20];

interface PlayPlotProps {
  readonly days: readonly DayOfPlay[];
  /** The provider's day. */
  readonly today: string;
  readonly fiat: Fiat;
}

/** A bar for the net of each of the last days, up or down, and the same in words. */
export function PlayPlot({ days, today, fiat }: PlayPlotProps) {
  const last = readMoment(today);
  if (last === undefined) return null;
  // Only for the height of a bar, which is no amount.
  const nets = days.map(({ day, net }) => ({
    back: Math.round((last - (readMoment(day) ?? 0)) / dayMs),
    net: Number(net),
  }));
  const largest = Math.max(...nets.map(({ net }) => Math.abs(net)), Number.MIN_VALUE);
  return (
    <Figure>
      {days.length > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${shownDays * step} ${2 * half}`} preserveAspectRatio="none">
          <Base x="0" y={half - 0.25} width="100%" height="0.5" />
          {nets
            .filter(({ back }) => back >= 0 && back < shownDays)
            .map(({ back, net }) => {
              const height = Math.max((Math.abs(net) / largest) * half, 0.5);
              const x = (shownDays - 1 - back) * step;
              return (
                <Bar
                  key={back}
                  x={x}
                  y={net < 0 ? half : half - height}
                  width={width}
                  height={height}
                  $isLoss={net < 0}
                />
              );
            })}
        </svg>
      )}
      <figcaption>{describe(days, fiat)}</figcaption>
    </Figure>
  );
}

function describe(days: readonly DayOfPlay[], fiat: Fiat): string {
  const [first] = days;
  if (first === undefined) return `${messages.plot(shownDays)} ${messages.notPlayed}`;
  const pick = (sign: 1 | -1) =>
    days.reduce((found, each) => (compareDecimals(each.net, found.net) === sign ? each : found), first);
  const words = ({ day, net }: DayOfPlay) => {
    const moment = readMoment(day);
    return [formatInFiat(net, fiat, true), moment === undefined ? messages.unknown : formatUtcDay(moment)] as const;
  };
  return [
    messages.plot(shownDays),
    messages.played(days.length),
    messages.extremes(...words(pick(1)), ...words(pick(-1))),
  ].join(' ');
}

const Figure = styled.figure`
  margin: 0;

  svg {
    display: block;
    width: 100%;
    height: 4rem;
  }
  figcaption {
    margin-top: 8px;
    font: ${type.small};
    color: ${color.text.tertiary};
  }
`;

const Base = styled.rect`
  fill: ${color.text.tertiary};
`;

const Bar = styled.rect<{ readonly $isLoss: boolean }>`
  fill: ${({ $isLoss }) => ($isLoss ? color.feedback.loss : color.feedback.win)};
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
