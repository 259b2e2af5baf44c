import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, type Fault } from '@tessera/workbench/state';

/** The provider's state of a second factor that is on. */
export const secondFactor = (changed: object = {}): Fault =>
  answered(extensionCalls.readTwoFactor, { enabled: true, recoveryCodesLeft: 8, ...changed });

/** Name of the field that takes either code of a second factor. */
export const codeField = 'Code of your authenticator app, or a recovery code';
