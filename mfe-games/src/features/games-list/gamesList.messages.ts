import { messages as catalogueMessages } from '../catalogue/catalogue.messages';

export const messages = {
  title: 'Games',
  showAll: catalogueMessages.showAll,
} as const;
