import type { GenericSchema } from 'valibot';
import type { CallDefinition } from '../api/callDefinition';
import type { CallId } from '../api/callTable';
import type { ProviderExtension } from './providerExtensions';

/** A call that only providers with the extension have. */
export interface ExtensionCall<
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> extends CallDefinition<Body, Answer> {
  readonly extension: ProviderExtension;
  /** Description of the call in the present tense, for the API's documentation. */
  readonly summary: string;
  /** Keys of the query string, all optional, with their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  /** Id of the call of spec §7 with the same method and path: keys of the query make it this one. */
  readonly variantOf?: CallId;
  /** Whether it responds with server-sent events; `answer` is then the data of each. */
  readonly isEventStream?: boolean;
  /** Whether the provider holds the request open until there is something to tell. */
  readonly isLongPoll?: boolean;
}
