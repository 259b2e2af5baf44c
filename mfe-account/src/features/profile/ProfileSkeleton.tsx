import { DialogBody, DialogHead, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { ProfileStepsPlace } from '../first-steps/ProfileStepsPlace';
import { Facts, Name } from './ProfileDialog.styles';
import { messages } from './profile.messages';

const facts = [
  messages.publicId,
  messages.memberSince,
  messages.displayName,
  messages.totalBets,
  messages.totalWagered,
];

/** Skeleton of the profile's rows, in their final size; with totals of the provider, the rank is one line. */
export function ProfileSkeleton({ hasTotals }: { readonly hasTotals: boolean }) {
  return (
    <>
      <DialogHead role="status">
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
        <Skeleton width={72} height={72} radius={18} />
        <Name>
          <Line height={24} width={120} />
          <Line height={18} width={200} />
          <Line height={28} width={160} />
        </Name>
      </DialogHead>
      <DialogBody>
        <div>
          {hasTotals ? (
            <Line height={20} width={160} />
          ) : (
            <>
              <Line height={32} />
              <Line height={12} />
              <Line height={30} width={80} />
            </>
          )}
        </div>
      </DialogBody>
      <Facts as="div">
        {facts.map((label) => (
          <div key={label}>
            <Line height={18} width={80} />
            <Line height={20} width={112} />
          </div>
        ))}
      </Facts>
      <ProfileStepsPlace />
    </>
  );
}

/** A block in a line of text; the line has the height of the loaded text. */
const Line = ({ height, width = '100%' }: { readonly height: number; readonly width?: number | string }) => (
  <LineBox style={{ height: height }}>
    <Skeleton width={width} height={12} />
  </LineBox>
);

const LineBox = styled.div`
  display: grid;
  align-items: center;
`;
