import { color } from '@tessera/shared-contracts/theme';
import { Bell } from 'lucide-react';
import styled from 'styled-components';

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${color.text.secondary};
`;

/** The bell before it can be pressed. */
export const BellSkeleton = () => (
  <Place aria-hidden="true">
    <Bell size={20} strokeWidth={1.9} />
  </Place>
);
