import { useEffect, useState } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { accountCalls } from './account.calls.ts';
import { fr } from './account.fr.ts';

const REASONS = {
  invalid: 'Entre 3 et 60 caractères : lettres minuscules, chiffres et tirets.',
  reserved: 'Cette adresse est réservée au site.',
  taken: 'Cette adresse est déjà prise.',
} as const;
const PAUSE_MS = 350;

type Verdict = { reason: keyof typeof REASONS | null; suggestion: string | null };

/** Says as one types whether the address is free, and offers another when it is not. */
export function SlugField(props: {
  value: string;
  onChange: (slug: string) => void;
  error: string | undefined;
  label?: string;
  hint?: string;
  /** The address one has: it is taken, by oneself. */
  own?: string;
}) {
  const { value, onChange, error, own, label = fr.setup.slug, hint = fr.setup.slugHint } = props;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    setVerdict(null);
    if (!value || value === own) return;
    let late = false;
    const timer = setTimeout(() => {
      accountCalls.checkSlugAvailable({ slug: value }).then(
        (said) => !late && setVerdict(said),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [value, own]);
  const refusal = verdict?.reason ? REASONS[verdict.reason] : null;
  return (
    <div className="stack">
      <Field
        label={label}
        hint={hint}
        name="list_slug"
        required
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.toLowerCase())}
        error={error ?? refusal}
      />
      <p className="muted" aria-live="polite">
        {verdict && !verdict.reason && !error && fr.setup.free} {value && `${location.host}/${value}`}
      </p>
      {verdict?.suggestion && (
        <button type="button" className="chip" onClick={() => onChange(verdict.suggestion ?? '')}>
          Essayer « {verdict.suggestion} »
        </button>
      )}
    </div>
  );
}
