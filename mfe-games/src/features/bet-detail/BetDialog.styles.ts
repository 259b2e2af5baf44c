import { color, font, media, space, type } from '@tessera/shared-contracts/theme';
import { Facts } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

export const ArtFrame = styled.div`
  flex: none;
  width: 64px;
  height: 80px;
  border-radius: 12px;
  overflow: hidden;

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const HeadLines = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  min-width: 0;

  h3 {
    margin: 0;
    max-width: 100%;
    overflow: hidden;
    color: ${color.text.secondary};
    font: ${type.ui};
    text-overflow: ellipsis;
    white-space: nowrap;

    ${media.cramped} {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

export const Amount = styled.span<{ $result: 'win' | 'even' | 'loss' }>`
  color: ${({ $result }) => ($result === 'win' ? color.feedback.win : color.text.primary)};
  font: ${type.h3};
  overflow-wrap: anywhere;
`;

export const AmountName = styled.span`
  color: ${color.text.tertiary};
  font: ${type.small};
`;

export const SeedFacts = styled(Facts)`
  display: block;

  > dl {
    padding: 0;
  }
`;

export const SeedsTitle = styled.h3`
  margin: 0 0 ${space(4)};
  color: ${color.text.primary};
  font: ${type.ui};
  font-weight: 600;
`;

export const Code = styled.span.attrs({ translate: 'no' })`
  font: 450 0.8125rem / 1.25rem ${font.code};
  overflow-wrap: anywhere;
`;

export const WithCopy = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.text.secondary};
  font: ${type.body};
`;
