import { sandboxData, sandboxStart } from '@tessera/shared-contracts/testing/sandbox-names';
import { faultPresetNames } from '../../stage/environment/faultPresets';
import { readSettings, type Settings, writeSettings } from '../../stage/environment/settings';
import { withSettings } from '../../stage/states';
import { allFaults, type State, sessions } from '../../state';
import { messages } from '../workbench.messages';
import { SettingSelect } from './SettingSelect';
import { SettingText } from './SettingText';

const zones = Intl.supportedValuesOf('timeZone');
const viewports = ['1440x900', '1024x768', '768x1024', '390x844', '320x640'];
const moments = ['frozen', 'real', sandboxStart, '2026-12-31T23:59:50Z'];

const typed = [
  ['clock', moments, sandboxStart.slice(0, 10)],
  ['zone', zones, messages.defaults.browser],
  ['locale', ['en-US', 'de-DE', 'fr-FR', 'ar-EG', 'hi-IN', 'ja-JP', 'tr-TR'], messages.defaults.browser],
] as const;
const ofBrowser = [
  ['motion', 'reduce'],
  ['contrast', 'more'],
  ['pointer', 'coarse'],
  ['colors', 'forced'],
  ['text', '200'],
  ['network', 'offline'],
] as const;

/** Whether faults of a state take the place of data that the provider would answer with. */
const hidesData = (state: State) =>
  allFaults(state).some(
    ({ method, status, body, drop }) =>
      ['GET', '*'].includes(method) && [status, body, drop].some((part) => part !== undefined),
  );

interface SettingsBarProps {
  readonly state: State;
  readonly settings: Settings;
  /** Changes settings; `undefined` leaves one out. */
  readonly onChange: (settings: Settings) => void;
}

/** Who looks at the state, on what, and what goes wrong. */
export function SettingsBar({ state, settings, onChange }: SettingsBarProps) {
  const { session, faults, data } = settings;
  const { viewport } = Object.fromEntries(new URLSearchParams(writeSettings({ viewport: settings.viewport })));
  const isOwn = faults !== undefined && typeof faults !== 'string';
  const read = (name: keyof Settings, value: string | undefined) => {
    const query = new URLSearchParams(value === undefined ? {} : { [name]: value });
    onChange({ [name]: undefined, ...readSettings(query.toString()).settings });
  };
  const { labels, defaults } = messages;
  return (
    <fieldset className="bench-settings" aria-label={messages.settings}>
      <SettingSelect
        label={labels.session}
        value={session}
        options={sessions}
        byDefault={defaults.ofState(state.session)}
        hint={session !== undefined && hidesData(withSettings(state, settings)) && messages.answeredByFaults}
        onChange={(value) => read('session', value)}
      />
      <SettingSelect
        label={labels.faults}
        value={isOwn ? 'own' : faults}
        options={faultPresetNames}
        otherText={isOwn ? messages.ownFaults : undefined}
        byDefault={defaults.ofState(messages.count(state.faults?.length ?? 0))}
        onChange={(value) => read('faults', value)}
      />
      <SettingSelect
        label={labels.data}
        value={data}
        options={sandboxData}
        byDefault={defaults.ofState(state.data ?? 'seeded')}
        hint={data !== undefined && hidesData(withSettings(state, settings)) && messages.answeredByFaults}
        onChange={(value) => read('data', value)}
      />
      {typed.map(([name, suggestions, byDefault]) => (
        <SettingText
          key={`${name} ${settings[name]}`}
          name={name}
          label={labels[name]}
          value={settings[name]}
          byDefault={byDefault}
          suggestions={suggestions}
          onChange={onChange}
        />
      ))}
      {ofBrowser.map(([name, option]) => (
        <SettingSelect
          key={name}
          label={labels[name]}
          value={settings[name]}
          options={[option]}
          byDefault={defaults.browser}
          onChange={(value) => read(name, value)}
        />
      ))}
      <SettingSelect
        label={labels.viewport}
        value={viewport}
        options={viewport === undefined || viewports.includes(viewport) ? viewports : [viewport, ...viewports]}
        byDefault={defaults.full}
        onChange={(value) => read('viewport', value)}
      />
    </fieldset>
  );
}
