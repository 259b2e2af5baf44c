import type { TwoFactorSetup as Setup } from '@tessera/shared-contracts/api';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { SetupDialog, type SetupDialogProps } from './SetupDialog';
import { SetupProofDialog } from './SetupProofDialog';
import { useTwoFactorSetup } from './useTwoFactorSetup';

type TwoFactorSetupProps = Omit<SetupDialogProps, 'setup'>;

/** The set-up of a second factor. With the extension, a proof is required first (spec §17 Enrolling a factor). */
export const TwoFactorSetup = (props: TwoFactorSetupProps) =>
  hasExtension('two-factor') ? <ProvenSetup {...props} /> : <SpecifiedSetup {...props} />;

function ProvenSetup(props: TwoFactorSetupProps) {
  const [setup, setSetup] = useState<Setup>();
  return setup === undefined ? (
    <SetupProofDialog userId={props.user.id} onBegun={setSetup} onClose={props.onClose} />
  ) : (
    <SetupDialog {...props} setup={setup} />
  );
}

function SpecifiedSetup(props: TwoFactorSetupProps) {
  return <SetupDialog {...props} setup={useTwoFactorSetup(props.user.id, props.onClose)} />;
}
