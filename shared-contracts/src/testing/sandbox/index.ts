export { sessionEntries } from '../../session';
export { aNewPlayer, type NewPlayer } from './aNewPlayer';
export { requireReadable } from './requireReadable';
export {
  type SandboxClient,
  SandboxError,
  type SandboxFault,
  type SandboxLedger,
  type SandboxMail,
  type SandboxPlayer,
  type SandboxPlayerName,
  type SandboxState,
  sandboxClient,
} from './sandboxClient';
