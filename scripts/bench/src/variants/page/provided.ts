/**
 * Replaces what the shell provides to remotes if the site is one application: its modules import these packages themselves. They are
 * evaluated in a separate task, as in the shell.
 */

export { createRemote } from '@tessera/platform/remote';
export { parseJson } from '@tessera/shared-contracts/api';
export { Button } from '@tessera/shared-contracts/ui/basics';
export { Link } from 'react-router-dom';
export { styled } from 'styled-components';
