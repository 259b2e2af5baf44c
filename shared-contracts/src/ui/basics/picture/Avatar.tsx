import { mosaicOf } from './mosaicOf';
import { RoundedPicture } from './RoundedPicture';

const cell = 7;

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Seed of the picture: the player's public ID, case-insensitive. */
  readonly seed: string;
  /** Pixels. */
  readonly size?: number | undefined;
}

/** A symmetrical mosaic, always the same for the same player. Decorative: the name is beside it. */
export function Avatar({ seed, size = 36 }: AvatarProps) {
  const { ground, tesserae } = mosaicOf(seed);
  return (
    <RoundedPicture aria-hidden="true" width={size} height={size} viewBox="0 0 35 35">
      <rect width="35" height="35" fill={ground} />
      {tesserae.map(({ column, row, tone }) => (
        <rect
          key={`${column} ${row}`}
          x={column * cell + 0.6}
          y={row * cell + 0.6}
          width="5.8"
          height="5.8"
          fill={tone}
        />
      ))}
    </RoundedPicture>
  );
}
