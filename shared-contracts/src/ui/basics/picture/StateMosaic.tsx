import styled from 'styled-components';
import { color, media } from '../../../theme';

const Grid = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 18px);
  grid-auto-rows: 18px;
  gap: 3px;
  margin-bottom: 14px;

  ${media.low} {
    display: none;
  }
`;

const looks = {
  laid: `background: ${color.surface.pressed};`,
  outlined: `box-shadow: inset 0 0 0 1.5px ${color.line.control};`,
  broken: `background: ${color.feedback.loss}; transform: rotate(12deg) translate(1px, 2px);`,
} as const;

const Stone = styled.span<{ $look: keyof typeof looks }>`
  border-radius: 4px;
  ${({ $look }) => looks[$look]}
`;

const exceptions = {
  empty: { 2: 'outlined', 4: 'outlined' },
  error: { 4: 'broken' },
} satisfies Record<string, Record<number, keyof typeof looks>>;

/** Nine stones: two are missing, or the middle one is out of place. */
export function StateMosaic({ state }: { readonly state: keyof typeof exceptions }) {
  const except: Readonly<Record<number, keyof typeof looks>> = exceptions[state];
  return (
    <Grid aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <Stone key={place} $look={except[place] ?? 'laid'} />
      ))}
    </Grid>
  );
}
