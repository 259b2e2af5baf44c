import { color, grout, media, radius, space, type } from '@tessera/shared-contracts/theme';
import { focusRingInset, linkStyles, plainButton } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** A padded row of the panel or the sheet. */
export const Part = styled.div`
  padding: 12px 16px;
  background: ${color.surface.tile};
  border-radius: 5px;
  ${media.belowMd} {
    padding: 12px 20px;
  }
  && > p {
    margin: 0 0 ${space(3)};
    font: ${type.small};
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  margin: 0;
  padding: 0;
  list-style: none;
  && {
    background: none;
  }
`;

const face = css`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 12px 16px;
  border-radius: 5px;
  background: ${color.surface.tile};
  color: ${color.text.secondary};
  font: ${type.small};
  text-decoration: none;
  ${media.belowMd} {
    padding: 12px 20px;
  }
`;

const pressable = css`
  ${face}
  ${focusRingInset}
  ${media.hover} {
    &:hover {
      background: ${color.surface.pressed};
    }
  }
`;

/** A notice that leads nowhere. */
export const Face = styled.li`
  ${face}
`;

export const FaceLink = styled(Link)`
  ${pressable}
`;

export const FaceButton = styled.button`
  ${plainButton}
  ${pressable}
`;

export const SkeletonRow = styled.div`
  ${face}
  align-items: center;
  > :last-child {
    flex: 1;
  }
`;

export const Mark = styled.span<{ $isBad: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  background: ${({ $isBad }) => ($isBad ? color.feedback.lossSoft : color.surface.raised)};
  color: ${({ $isBad }) => ($isBad ? color.feedback.loss : color.text.secondary)};
`;

/** Texts of the provider may be of any length. */
export const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  > b {
    color: ${color.text.primary};
    font: ${type.ui};
    font-weight: 550;
  }
  > time {
    color: ${color.text.tertiary};
    font-variant-numeric: tabular-nums;
  }
`;

/** Beside a notice that was not read; screen readers get a word. */
export const NewDot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  margin-top: 5px;
  border-radius: 3px;
  background: ${color.accent.base};
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const SettingsLink = styled(Link)`
  ${linkStyles}
`;
