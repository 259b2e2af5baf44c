import { color, media, space, type } from '@tessera/shared-contracts/theme';
import { DialogBody } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

export const HeadLines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
  min-width: 0;

  /* A state that the site does not know may be of any length. */
  && > * {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  h3 {
    margin: 0;
    max-width: 100%;
    color: ${color.text.secondary};
    font: ${type.ui};
    overflow-wrap: anywhere;
  }
`;

export const Amount = styled.span`
  color: ${color.text.primary};
  font: ${type.h3};
  overflow-wrap: anywhere;
`;

/** Only on a screen if `data-screen`. */
export const Row = styled(DialogBody)`
  ${media.print} {
    &[data-screen] {
      display: none;
    }
  }
`;

export const StepList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const marks = {
  made: { ground: color.accent.base, system: 'Highlight' },
  bad: { ground: color.feedback.loss, system: 'CanvasText' },
  ahead: { ground: color.surface.pressed, system: 'GrayText' },
} as const;

/** A step beside its tile, with a line to the next one. */
export const Step = styled.li<{ $look: keyof typeof marks }>`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 2px;
  padding: 0 0 ${space(4)} 28px;
  color: ${({ $look }) => ($look === 'ahead' ? color.text.tertiary : color.text.secondary)};
  font: ${type.small};
  overflow-wrap: anywhere;

  &:last-child {
    padding-bottom: 0;
  }

  > b {
    color: ${color.text.primary};
    font-weight: 550;
  }

  > time {
    color: ${color.text.tertiary};
    font-variant-numeric: tabular-nums;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
  }

  &::before {
    top: 4px;
    width: 12px;
    height: 12px;
    border-radius: 3px;
    background: ${({ $look }) => marks[$look].ground};

    @media (forced-colors: active) {
      background: ${({ $look }) => marks[$look].system};
      forced-color-adjust: none;
    }
    ${media.print} {
      border: 1px solid ${({ $look }) => ($look === 'ahead' ? color.line.control : color.text.primary)};
    }
  }

  &:not(:last-child)::after {
    top: 18px;
    bottom: -2px;
    left: 5px;
    width: 2px;
    background: ${color.surface.pressed};
  }
`;

export const StepName = styled.span`
  font: ${type.ui};
  font-weight: 550;

  ${Step}:has(time) > & {
    color: ${color.text.primary};
  }
`;

export const WithCopy = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  > span {
    min-width: 0;
  }
`;
