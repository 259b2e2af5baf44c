import styled from 'styled-components';
import { color, font } from '../../theme';

const shown = 6;

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

/** Props of {@link AddressText}. */
export interface AddressTextProps {
  readonly address: string;
  /** Shows only the first and last six characters (spec §2). */
  readonly isShort?: boolean | undefined;
}

/** An address with brighter ends, since people compare these. */
export function AddressText({ address, isShort = false }: AddressTextProps) {
  if (address.length <= 2 * shown) return <Text as={Bright}>{address}</Text>;
  const middle = isShort ? '…' : address.slice(shown, -shown);
  return (
    <Text {...(isShort && { title: address })}>
      <Bright>{address.slice(0, shown)}</Bright>
      {middle}
      <Bright>{address.slice(-shown)}</Bright>
    </Text>
  );
}
