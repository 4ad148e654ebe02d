import { Button } from '#src/ui/Button.tsx';
import { type ClientIds, providerLink, type WebProvider } from './provider-link.ts';
import { PROVIDER_NAMES } from './providers.ts';

const OFFERED: WebProvider[] = ['google', 'apple'];

/** Only the providers this deployment has an identifier for. Nothing of theirs loads before a press. */
export function ProviderButtons({ clientIds, disabled }: { clientIds: ClientIds; disabled: boolean }) {
  const offered = OFFERED.filter((provider) => clientIds[provider]);
  if (offered.length === 0) return null;
  return (
    <div className="stack provider-buttons">
      <p className="provider-or">
        <span>ou</span>
      </p>
      {offered.map((provider) => (
        <Button
          key={provider}
          wide
          disabled={disabled}
          onClick={() => location.assign(providerLink(provider, clientIds[provider] ?? ''))}
        >
          Continuer avec {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </div>
  );
}
