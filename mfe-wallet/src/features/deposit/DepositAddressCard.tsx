import { AddressText, fitsQrCode, Notice } from '@tessera/shared-contracts/ui';
import { QRCodeSVG } from 'qrcode.react';
import { QuietLine } from '../coin-terms/coinTerms.styles';
import { CopySlab } from './CopySlab';
import { messages } from './deposit.messages';
import { Qr } from './deposit.styles';

const qrSize = 256;
const qrMargin = 2;

/** A deposit address as a QR code and as text with a copy button, and its destination tag. */
export function DepositAddressCard({
  symbol,
  address,
  destinationTag,
  tooLittle,
}: {
  readonly symbol: string;
  readonly address: string;
  readonly destinationTag: number | undefined;
  /** Which amounts are not credited. */
  readonly tooLittle: string | undefined;
}) {
  return (
    <>
      {fitsQrCode(address) ? (
        <Qr>
          {/* Light in the dark theme too: cameras need the light quiet zone. */}
          <QRCodeSVG
            value={address}
            size={qrSize}
            marginSize={qrMargin}
            bgColor="#f7f2e6"
            fgColor="#0b1517"
            role="img"
            aria-label={messages.qr(symbol)}
          />
        </Qr>
      ) : (
        <Notice tone="info">{messages.noQr}</Notice>
      )}
      <CopySlab name={messages.address} what={messages.copyAddress} text={address}>
        <AddressText address={address} isGrouped />
      </CopySlab>
      {tooLittle !== undefined && <QuietLine>{tooLittle}</QuietLine>}
      {destinationTag !== undefined && (
        <>
          <CopySlab name={messages.tag} what={messages.copyTag} text={String(destinationTag)}>
            <AddressText address={String(destinationTag)} />
          </CopySlab>
          <Notice>{messages.tagNeeded}</Notice>
        </>
      )}
    </>
  );
}
