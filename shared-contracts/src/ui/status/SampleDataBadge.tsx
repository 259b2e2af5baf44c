import { messages } from '../basics';
import { Badge } from './Badge';

/** Marks sample data (decisions, Sample data). */
export const SampleDataBadge = () => <Badge>{messages.sampleData}</Badge>;
