import type { GenericSchema } from 'valibot';
import type { CallDefinition } from '../api/callDefinition';
import type { ProviderExtension } from './providerExtensions';

/** A call that only providers with the extension have. */
export interface ExtensionCall<
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> extends CallDefinition<Body, Answer> {
  readonly extension: ProviderExtension;
  /** Keys of the query that make a call of spec §7 with the same method and path this one. */
  readonly variantKeys?: readonly string[];
  /** Whether it responds with server-sent events; `answer` is then the data of each. */
  readonly isEventStream?: boolean;
  /** Whether the provider holds the request open until there is something to tell. */
  readonly isLongPoll?: boolean;
}
