import { messages as catalogueMessages } from '../catalogue/catalogue.messages';

export const messages = {
  continuePlaying: 'Continue playing',
  title: 'Games',
  showAll: catalogueMessages.showAll,
} as const;
