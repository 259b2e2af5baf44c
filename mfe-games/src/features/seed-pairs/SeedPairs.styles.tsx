import { color, font, media, space, type } from '@tessera/shared-contracts/theme';
import { focusRingInset, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

const padding = '20px 24px';

export const Head = styled.div`
  padding: ${padding};

  h2 {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.h3};
  }
  p {
    margin: 4px 0 0;
    font: ${type.small};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  padding: ${padding};

  > :first-child {
    width: 100%;
    max-width: 480px;
  }
  > :empty {
    margin-top: calc(-1 * ${space(4)});
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Entry = styled.details`
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

export const Summary = styled.summary`
  ${focusRingInset}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3.25rem;
  padding: 8px 24px;
  color: ${color.text.primary};
  font: ${type.ui};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    flex: none;
    margin-left: auto;
    color: ${color.text.tertiary};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surface.raised};
    }
  }
`;

export const Hash = styled.span.attrs({ translate: 'no' })`
  overflow: hidden;
  text-overflow: ellipsis;
  font: 450 0.8125rem / 1.25rem ${font.code};
`;

export const EntryBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  justify-items: start;
  padding: 8px 24px 20px;
  font: ${type.small};

  p {
    margin: 0;
  }
  ul {
    display: grid;
    gap: ${space(2)};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Seeds = styled.dl`
  margin: 0;

  dt {
    color: ${color.text.tertiary};
  }
  dd {
    margin: 0 0 ${space(2)};
    color: ${color.text.primary};
    font: 450 0.8125rem / 1.25rem ${font.code};
    overflow-wrap: anywhere;
  }
`;

export const RoundLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space(4)};
  font-variant-numeric: tabular-nums lining-nums;

  > :nth-child(2) {
    flex: 1 1 10rem;
    min-width: 0;
    color: ${color.text.primary};
    overflow-wrap: anywhere;
  }
`;

export const More = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  padding: ${padding};

  > :empty {
    margin-top: calc(-1 * ${space(4)});
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  padding: ${padding};
`;

/** Placeholder lines of a loading list. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Lines>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Skeleton width="100%" height={20} />
    <Skeleton width="80%" height={20} />
  </Lines>
);
