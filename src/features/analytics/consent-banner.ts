import { adoptStyles, element } from '#src/lib/dom.ts';
import { analyticsFr as fr } from './analytics.fr.ts';
import css from './consent-banner.css?inline';
import type { Grant } from './tag-manager.ts';

/**
 * The banner over the foot of the page: it moves nothing and stops nobody from reading. Both answers look alike
 * (docs/spec/decisions.md §25). Resolves to null when it is closed without one, which it can be only once one
 * was given.
 */
export function askConsent(before: Grant | null): Promise<Grant | null> {
  adoptStyles(css);
  document.getElementById('consent')?.remove();
  const from = document.activeElement;
  const choice = (label: string) => element('button', { type: 'button', class: 'button' }, label);
  const [accept, refuse] = [choice(fr.accept), choice(fr.refuse)];
  const close = element('button', { type: 'button', class: 'button button-quiet' }, fr.close);
  const banner = element(
    'section',
    { id: 'consent', class: 'consent no-print', 'aria-labelledby': 'consent-title', tabindex: -1 },
    element('h2', { id: 'consent-title' }, fr.title),
    element('p', {}, fr.text, ' ', element('a', { href: fr.moreHref }, fr.more)),
    before ? element('p', { class: 'muted' }, fr.now(before === 'granted')) : null,
    element('p', { class: 'consent-choices' }, accept, refuse, before ? close : null),
  );
  // Before the page's content for a keyboard and a screen reader, as what is asked first is.
  document.querySelector('.skip-link')?.after(banner);
  if (before) banner.focus();
  return new Promise((resolve) => {
    const answer = (grant: Grant | null) => {
      banner.remove();
      if (from instanceof HTMLElement) from.focus();
      resolve(grant);
    };
    accept.addEventListener('click', () => answer('granted'));
    refuse.addEventListener('click', () => answer('denied'));
    close.addEventListener('click', () => answer(null));
    banner.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && before) answer(null);
    });
  });
}
