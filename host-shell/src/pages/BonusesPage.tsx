import { PromoGrid } from '../home/PromoGrid';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { bonusesMessages as messages } from './pages.messages';

/** Where bonuses will come from. */
export const BonusesPage = ({ title }: ScreenProps) => (
  <>
    <PageHead title={title} lead={messages.lead} />
    <PromoGrid />
  </>
);
