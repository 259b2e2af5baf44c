import { hasExtension } from '@tessera/shared-contracts/extensions';
import { type FiatCode, fiatCurrencies, fiatIn } from '@tessera/shared-contracts/fiat';
import { Notice, SearchField, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { useRatesQuery } from '../rates/rates.api';
import { messages as rateMessages } from '../rates/rates.messages';
import { currencySigns } from './currencySigns';
import { FiatRow, FiatRows, Line, Origin, PickerName, SearchRow } from './FiatPicker.styles';
import { messages } from './walletSettings.messages';

const currencies = fiatCurrencies.map((currency) => ({ ...currency, sign: currencySigns[currency.code] }));

/** Picks the display currency; searchable by code, name and sign. */
export function FiatPicker({
  picked,
  onPick,
}: {
  readonly picked: FiatCode;
  readonly onPick: (code: FiatCode) => void;
}) {
  const [search, setSearch] = useState('');
  const { data, isLoading } = useRatesQuery(undefined, { skip: !hasExtension('rates') });
  const hasRate = (code: FiatCode) => code === 'USD' || (data !== undefined && fiatIn(data, code) !== undefined);
  const wanted = search.trim().toLowerCase();
  const found = currencies.filter((currency) =>
    Object.values(currency).some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div>
      <PickerName>{messages.fiat}</PickerName>
      <SearchRow>
        <SearchField label={messages.search} placeholder={messages.search} value={search} onChange={setSearch} />
      </SearchRow>
      <VisuallyHidden role="status">{wanted === '' ? '' : messages.found(found.length)}</VisuallyHidden>
      <FiatRows>
        <VisuallyHidden as="legend">{messages.fiat}</VisuallyHidden>
        {found.map(({ code, name, sign }) => (
          <FiatRow key={code}>
            <span>
              <b translate="no">{code}</b> <span>{name}</span>
            </span>
            <i>{isLoading || hasRate(code) ? sign : messages.noRates}</i>
            <input
              type="radio"
              name="display-currency"
              value={code}
              checked={code === picked}
              onChange={() => onPick(code)}
            />
          </FiatRow>
        ))}
        {found.length === 0 && <Line>{messages.noneFound}</Line>}
      </FiatRows>
      <div role="status">
        {!isLoading && !hasRate(picked) && <Notice tone="info">{messages.noRatesFor(picked)}</Notice>}
      </div>
      {(isLoading || data) && <Origin>{data && rateMessages.origin(data.source, data.date)}</Origin>}
    </div>
  );
}
