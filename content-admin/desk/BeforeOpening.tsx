import { useState } from 'react';
import { legalPageCalls } from '#src/features/content/legal-pages.calls.ts';
import type { LegalPage, LegalSlug } from '#src/features/content/legal-pages.ts';
import type { SiteState } from '#src/journeys/newsroom/newsroom.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import type { Loaded } from '../screens/useLoaded.ts';
import { beforeOpeningFr as fr } from './before-opening.fr.ts';

const editorOf = (id: number) => `/a/admin/editor?id=${id}`;

/** The pages that the law asks for and that readers do not have yet: nothing is drawn once all are ready. */
export function BeforeOpening({ state }: { state: Loaded<SiteState> }) {
  const { run, error } = useCall();
  const [busy, setBusy] = useState<LegalSlug | null>(null);
  const pages = state.state === 'ready' ? state.value.legal : [];
  if (pages.length === 0) return null;

  async function begin(slug: LegalSlug) {
    setBusy(slug);
    const begun = await run(() => legalPageCalls.begin({ slug }));
    if (begun) location.assign(editorOf(begun.id));
    else setBusy(null);
  }
  return (
    <section className="desk-part desk-wide" aria-labelledby="before-opening">
      <h2 id="before-opening">{fr.title}</h2>
      <p>{fr.lead}</p>
      <Refused says={error} />
      <ul className="plain desk-lines">
        {pages.map((page) => (
          <li key={page.slug}>
            <span>
              <strong>{fr.pages[page.slug].name}</strong> <span className="desk-why">{stateOf(page)}</span>
              <br />
              <span className="desk-why">{fr.pages[page.slug].why}</span>
            </span>
            {page.id === null ? (
              <Button
                busy={busy === page.slug}
                aria-label={fr.beginOf(fr.pages[page.slug].name)}
                onClick={() => void begin(page.slug)}
              >
                {fr.begin}
              </Button>
            ) : (
              <a className="button" href={editorOf(page.id)} aria-label={fr.openOf(fr.pages[page.slug].name)}>
                {fr.open}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ state, passages }: LegalPage): string {
  const left = passages > 0 ? `, ${fr.passages(passages)}` : '';
  return `${fr.states[state]}${left}`;
}
