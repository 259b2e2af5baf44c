import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { placeholderMessages as messages } from './pages.messages';

/** A page that shows its title alone (spec §2 Route table), and that it is not open (spec §20 Controls). */
export function PlaceholderPage({ title }: ScreenProps) {
  return <PageHead title={title} lead={messages.notOpen} />;
}
