import { messages } from '../basics';
import { Badge } from './Badge';

/** Says that what is shown is invented (decisions, Sample data). */
export const SampleDataBadge = () => <Badge>{messages.sampleData}</Badge>;
