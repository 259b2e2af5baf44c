import { color, font, media, radius, type } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { OptionRow, Options } from './WalletSettingsDialog.styles';

export const PickerName = styled.p`
  margin: 0 0 6px;
  font: 550 0.8125rem / 1.125rem ${font.ui};
  color: ${color.text.primary};
`;

/** As wide as the currencies below. */
export const SearchRow = styled.div`
  & > div { max-width: none; }
`;

export const FiatRows = styled(Options)`
  max-height: 14.375rem;
  margin: 8px 0;
  border-radius: ${radius.tile};
  overflow: auto;
`;

export const FiatRow = styled(OptionRow)`
  min-height: 2.75rem;
  & > i { font-style: normal; color: ${color.text.tertiary}; white-space: nowrap; }
`;

export const Line = styled.p`
  margin: 8px 0 0;
  font: ${type.small};
  color: ${color.text.tertiary};
  overflow-wrap: anywhere;
`;

/** Source of the rates. It reserves its place while they load, to avoid layout shifts. */
export const Origin = styled(Line)`
  min-height: 1.125rem;

  ${media.belowMd} {
    min-height: 2.25rem;
  }
`;
