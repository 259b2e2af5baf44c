import { PageHeading } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';

/** A page that shows only its title (spec §2 Route table). */
export function PlaceholderPage({ title }: ScreenProps) {
  return <PageHeading>{title}</PageHeading>;
}
