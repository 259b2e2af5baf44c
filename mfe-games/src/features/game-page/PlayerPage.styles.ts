import { stageArt } from '@tessera/shared-contracts/art';
import { color, grout, media, radius, type } from '@tessera/shared-contracts/theme';
import { focusRing } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** The ring of the art is at 37.5 % of its height; at this size it is centred in the stage, around its content. */
const ground = css`
  background: ${color.surface.page} url(${stageArt}) center top / auto 133% no-repeat;
`;

/** 88 and 12 percent of the visible area between header and bottom bar; the bar is never smaller than its controls. */
export const Player = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto max(12%, 3.5rem);
  grid-template-columns: minmax(0, 1fr);
  height: calc(100vh - var(--layout-header) - var(--layout-bottom-bar));
  height: calc(100dvh - var(--layout-header) - var(--layout-bottom-bar));

  ${media.cramped} {
    grid-template-rows: minmax(0, 1fr) auto auto;
  }
  /* A game needs height more than width, so the bar is at the side. */
  ${media.low} {
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr) calc(4.5rem + env(safe-area-inset-right));
  }
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden auto;
  ${ground}

  &:focus {
    outline: none;
  }
`;

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${color.surface.void};
`;

/** Covers a frame while it loads beneath. */
export const FrameCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  ${ground}
`;

/** A tile on the stage, since text is never placed on the mosaic itself. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grout.list};
  align-self: safe center;
  justify-self: center;
  width: min(440px, 100% - 32px);
  margin: 16px 0;
  overflow: hidden;
  border-radius: ${radius.slab};

  > * {
    border-radius: ${radius.cut};
    background: ${color.surface.tile};
  }

  ${media.low} {
    width: min(440px, 100% - 16px);
    margin: 8px 0;
  }
`;

export const CardFoot = styled.div`
  display: grid;
  place-items: center;
  min-height: 3.25rem;

  ${media.low} {
    display: none;
  }
`;

export const LoadingBody = styled.div`
  display: grid;
  gap: 20px;
  justify-items: center;
  padding: 32px 24px;

  ${media.low} {
    padding: 16px;
  }

  > img {
    width: 96px;
    height: 120px;
    border-radius: 14px;
    object-fit: cover;
  }
`;

export const LoadingLine = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  margin: 0;
  color: ${color.text.primary};
  font: ${type.ui};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: center;
`;

/** Above the bar, only while a stake is refused. */
export const Refusal = styled.div`
  grid-row: 2;
  padding: 4px;
`;

export const Bar = styled.div`
  display: flex;
  grid-row: 3;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 0 24px;

  ${media.belowLg} {
    gap: 8px;
    padding: 0 16px;
  }
  ${media.cramped} {
    flex-wrap: wrap;
    padding-block: 8px;
  }
  ${media.low} {
    grid-row: 1 / span 2;
    grid-column: 2;
    flex-direction: column;
    justify-content: safe center;
    gap: 4px;
    padding: 4px calc(4px + env(safe-area-inset-right)) 4px 4px;
    overflow: hidden auto;
  }
`;

/** The link back to the lobby, shown while the page around the game is hidden. */
export const WayOut = styled.span<{ $isTheatre: boolean }>`
  display: ${({ $isTheatre }) => ($isTheatre ? 'grid' : 'none')};
  flex: none;

  ${media.low} {
    display: grid;
  }
`;

export const WayOutLink = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  background: ${color.surface.tile};
  color: ${color.text.secondary};

  ${focusRing}
`;

/** Controls not needed to play, hidden on low screens and on the smallest phones or on all phones. */
export const RoomyOnly = styled.span<{ $isForWide?: boolean }>`
  display: contents;

  ${media.belowMd} {
    display: ${({ $isForWide = false }) => ($isForWide ? 'none' : 'contents')};
  }
  ${media.smallestPhone} {
    display: none;
  }
  ${media.low} {
    display: none;
  }
`;

export const BarArt = styled.span`
  flex: none;
  overflow: hidden;
  width: 44px;
  height: 55px;
  border-radius: 8px;

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.belowMd} {
    display: none;
  }
  ${media.low} {
    display: none;
  }
`;

export const Names = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;

  ${media.cramped} {
    flex-basis: 100%;
  }
  /* Visually hidden; the heading remains for screen readers. */
  ${media.low} {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    overflow: hidden;
  }
`;

export const GameName = styled.h1`
  margin: 0;
  overflow: hidden;
  color: ${color.text.primary};
  font: ${type.ui};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.belowMd} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.1875rem;
    white-space: normal;
  }
`;

export const ProviderName = styled.p`
  margin: 0;
  min-height: 1.125rem;
  overflow: hidden;
  color: ${color.text.tertiary};
  font: ${type.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Mode = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;

  /* On phones the label is below the switch, to leave room for the game's name. */
  ${media.belowMd} {
    flex-direction: column;
    gap: 2px;
  }
  ${media.low} {
    flex-direction: column;
    gap: 2px;
  }
`;

export const ModeName = styled.span<{ $isCurrent: boolean; $isWideOnly?: boolean }>`
  color: ${({ $isCurrent }) => ($isCurrent ? color.text.primary : color.text.tertiary)};
  font: ${type.small};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? 550 : 450)};
  white-space: nowrap;

  ${media.belowMd} {
    display: ${({ $isWideOnly = false }) => ($isWideOnly ? 'none' : 'inline')};
  }
  ${media.low} {
    display: ${({ $isWideOnly = false }) => ($isWideOnly ? 'none' : 'inline')};
  }
`;

export const Divider = styled.span`
  flex: none;
  width: 2px;
  height: 1.5rem;
  margin: 0 4px;
  background: ${color.line.hairline};

  ${media.belowLg} {
    display: none;
  }
  ${media.low} {
    display: none;
  }
`;
