import { Fragment } from 'react';
import styled from 'styled-components';
import { color, font } from '../../theme';

const shown = 6;
const groupLength = 4;

const Text = styled.span`
  font-family: ${font.code};
  font-size: 0.94em;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  color: ${color.text.tertiary};
`;

const Bright = styled.span`
  color: ${color.text.primary};
`;

const Group = styled.span`
  /* A space would be copied with the address. */
  margin-right: 0.5em;
  white-space: nowrap;
`;

/** Props of {@link AddressText}. */
export interface AddressTextProps {
  readonly address: string;
  /** Shows only the first and last six characters (spec §2 Withdrawal confirmation dialog). */
  readonly isShort?: boolean | undefined;
  /** Shows groups of four, which people compare one by one; what is selected and copied has no spaces. */
  readonly isGrouped?: boolean | undefined;
}

/** An address with brighter ends, since people compare these. */
export function AddressText({ address, isShort = false, isGrouped = false }: AddressTextProps) {
  if (isGrouped) return <GroupedText address={address} />;
  if (address.length <= 2 * shown)
    return (
      <Text as={Bright} translate="no">
        {address}
      </Text>
    );
  const middle = isShort ? '…' : address.slice(shown, -shown);
  return (
    <Text translate="no" {...(isShort && { title: address })}>
      <Bright>{address.slice(0, shown)}</Bright>
      {middle}
      <Bright>{address.slice(-shown)}</Bright>
    </Text>
  );
}

function GroupedText({ address }: { readonly address: string }) {
  const starts = Array.from({ length: Math.ceil(address.length / groupLength) }, (_, index) => index * groupLength);
  // The ends of a group that are among the first or last characters of the address.
  const brightUntil = Math.min(shown, address.length);
  const brightFrom = Math.max(brightUntil, address.length - shown);
  return (
    <Text translate="no">
      {starts.map((start) => {
        const end = Math.min(start + groupLength, address.length);
        const cut = (from: number, to: number) =>
          address.slice(Math.max(start, from), Math.max(start, Math.min(end, to)));
        return (
          <Fragment key={start}>
            <Group translate="no">
              <Bright>{cut(0, brightUntil)}</Bright>
              {cut(brightUntil, brightFrom)}
              <Bright>{cut(brightFrom, end)}</Bright>
            </Group>
            <wbr />
          </Fragment>
        );
      })}
    </Text>
  );
}
