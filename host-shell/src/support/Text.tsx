import { color, space, type } from '@tessera/shared-contracts/theme';
import { Tile } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';

/** A tile of a page of text. */
export const Text = styled(Tile)`
  display: grid;
  gap: ${space(3)};
  max-width: 72ch;
  margin-bottom: ${space(4)};
  padding: ${space(6)};
  font: ${type.body};
  & p,
  & ul {
    margin: 0;
  }
  & ul,
  & > div {
    display: grid;
    gap: ${space(2)};
  }
  & ul {
    padding-left: ${space(5)};
    list-style: disc;
  }
  & h2 {
    margin: 0;
    color: ${color.text.primary};
    font: ${type.h3};
  }
`;
