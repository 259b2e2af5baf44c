import type { Page } from '@playwright/test';
import { readTexts } from '../stage/pageTexts';

/** The texts that a page shows, line by line, and the names of its controls and pictures. */
export const pageTexts = (page: Page): Promise<readonly string[]> => page.evaluate(readTexts, undefined);
