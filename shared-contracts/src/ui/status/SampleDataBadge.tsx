import { messages } from '../basics';
import { Badge } from './Badge';

/** Marks sample data (spec §14 Sample data). */
export const SampleDataBadge = () => <Badge>{messages.sampleData}</Badge>;
