import { AddressText, fitsQrCode, Notice, useCopied, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { showWalletToast } from '../../shared/walletToast';
import { messages } from './deposit.messages';
import { AddressSlab, AddressWords, CopyFace, FieldName, Qr } from './deposit.styles';

const qrSize = 256;
const qrMargin = 2;

/** A deposit address as a QR code and as text with a copy button. */
export function DepositAddressCard({ symbol, address }: { readonly symbol: string; readonly address: string }) {
  const { isCopied, copy } = useCopied();
  const handleCopy = async () => {
    if (!(await copy(address))) showWalletToast('error', messages.copyFailed);
  };
  return (
    <>
      {fitsQrCode(address) ? (
        <Qr>
          {/* White in the dark theme too: cameras need the light quiet zone. */}
          <QRCodeSVG
            value={address}
            size={qrSize}
            marginSize={qrMargin}
            bgColor="#ffffff"
            fgColor="#081012"
            role="img"
            aria-label={messages.qr(symbol)}
          />
        </Qr>
      ) : (
        <Notice tone="info">{messages.noQr}</Notice>
      )}
      <div>
        <FieldName>{messages.address}</FieldName>
        <AddressSlab>
          <AddressWords>
            <AddressText address={address} />
          </AddressWords>
          <CopyFace type="button" onClick={handleCopy}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <span>
              {isCopied ? messages.copied : messages.copy}
              <VisuallyHidden>{messages.copyWhat}</VisuallyHidden>
            </span>
          </CopyFace>
        </AddressSlab>
        <VisuallyHidden role="status">{isCopied ? messages.copied : ''}</VisuallyHidden>
      </div>
    </>
  );
}
