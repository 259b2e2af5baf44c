import { sayReady } from '../../browser/ready';

/** The script of pages that have nothing to load: they are ready as they come. */
sayReady();
