import { color, grout, media, space, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { FormFrame } from '../../shared';

/** Two tiles of the dialog's slab: the art and the form; on phones the art is a strip above. */
export const Layout = styled.div`
  && {
    display: grid;
    grid-template-columns: 340px minmax(0, 1fr);
    gap: ${grout.slab};
    background: transparent;
    border-radius: 0;
  }

  ${media.belowMd} {
    && {
      grid-template-columns: minmax(0, 1fr);
      padding-bottom: 0;
    }
  }
`;

// The picture's own background colour, so that it has no visible edge.
const artGround = '#08292a';

export const Art = styled.div`
  position: relative;
  min-height: 36.25rem;
  overflow: hidden;
  border-radius: 17px 5px 5px 17px;
  background: ${artGround};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    /* A taller form shows more background instead of a larger die. */
    max-height: 38.75rem;
    object-fit: cover;
  }
  div {
    position: absolute;
    inset: auto 28px 28px;
  }
  p {
    margin: 0;
    font: ${type.h2};
    letter-spacing: var(--tracking-h2);
    color: ${color.text.primary};
  }
  p + p {
    margin-top: 6px;
    font: ${type.small};
    letter-spacing: 0;
    color: ${color.text.secondary};
  }

  ${media.belowMd} {
    min-height: 0;
    height: 6.5rem;
    border-radius: 17px 17px 5px 5px;

    div {
      display: none;
    }
    img {
      object-position: 50% 27%;
    }
  }
`;

export const FormSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  align-content: start;
  padding: 20px 36px 32px;
  border-radius: 5px 17px 17px 5px;
  background: ${color.surface.tile};

  ${media.belowMd} {
    padding: 16px 20px calc(28px + env(safe-area-inset-bottom));
    border-radius: 5px 5px 0 0;
  }
`;

export const Title = styled.p`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin: 0;
  padding-right: ${space(8)};
  font: ${type.h2};
  letter-spacing: var(--tracking-h2);
  color: ${color.text.primary};
`;

export const Form = styled(FormFrame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

/** Two fields side by side; one above the other on phones. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  align-items: start;

  ${media.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Checks = styled.div`
  display: grid;
  gap: 10px;
`;

export const LinkRow = styled.div<{ $align: 'start' | 'end' | 'between' }>`
  display: flex;
  justify-content: ${({ $align }) => ($align === 'between' ? 'space-between' : $align)};
  margin-top: -8px;
  font: ${type.small};
  line-height: 1.75rem;

  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    width: 16px;
    height: 16px;
    stroke-width: 1.9;
  }
`;

export const Text = styled.p`
  margin: 0;
  font: ${type.body};
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
`;

/** A group of paragraphs. */
export const Texts = styled.div`
  display: grid;
  gap: ${space(3)};

  strong {
    font-weight: 600;
    color: ${color.text.primary};
  }
`;

export const Referral = styled.div`
  display: grid;
  gap: ${space(2)};
`;
