import { sayReady } from '../../browser/ready';

/** The script of pages that load nothing and are ready at once. */
sayReady();
