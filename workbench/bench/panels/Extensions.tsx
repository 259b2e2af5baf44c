import { type ProviderExtension, providerExtensions } from '@tessera/shared-contracts/extensions';

interface ExtensionsProps {
  /** Extensions that the provider lacks. */
  readonly without: readonly ProviderExtension[];
  readonly onChange: (without: readonly ProviderExtension[]) => void;
}

/** Which extensions the provider has. */
export function Extensions({ without, onChange }: ExtensionsProps) {
  return (
    <div className="bench-checks">
      {providerExtensions.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={!without.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? without.filter((one) => one !== name) : [...without, name])
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
