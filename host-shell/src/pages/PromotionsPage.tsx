import { PromoGrid } from '../home/PromoGrid';
import { PageHead } from '../layout/PageFrame';
import type { ScreenProps } from '../routes/screen';
import { promotionsMessages as messages } from './pages.messages';

/** The promotions of the home page; no invented offers. */
export const PromotionsPage = ({ title }: ScreenProps) => (
  <>
    <PageHead title={title} lead={messages.lead} />
    <PromoGrid />
  </>
);
