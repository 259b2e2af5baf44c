import { IconButton } from '@tessera/shared-contracts/ui';
import { ScanQrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showWalletToast } from '../../../shared/walletToast';
import { canScan } from './qrCodeDetector';
import { messages } from './recipient.messages';

type ScanDialog = typeof import('./ScanDialog')['ScanDialog'];

/** Scans an address with the camera; shown only if the browser supports it. The scanner is loaded on click. */
export function ScanButton({ onScan }: { readonly onScan: (text: string) => void }) {
  const [isPossible, setIsPossible] = useState(false);
  // Wrapped in an object: a state setter would call a component as a function.
  const [shown, setShown] = useState<{ readonly Dialog: ScanDialog }>();

  useEffect(() => {
    let isCurrent = true;
    void canScan().then((can) => isCurrent && setIsPossible(can));
    return () => {
      isCurrent = false;
    };
  }, []);

  const open = async () => {
    try {
      setShown({ Dialog: (await import('./ScanDialog')).ScanDialog });
    } catch (error) {
      console.error(error);
      showWalletToast('error', messages.scanFailed);
    }
  };
  const handleScan = (text: string) => {
    setShown(undefined);
    onScan(text);
  };

  if (!isPossible) return null;
  return (
    <>
      <IconButton label={messages.scan} icon={<ScanQrCode aria-hidden="true" />} size="sm" onClick={open} />
      {shown && <shown.Dialog onScan={handleScan} onClose={() => setShown(undefined)} />}
    </>
  );
}
