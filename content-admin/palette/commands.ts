import { NAMESPACES } from '#src/features/content/content.ts';
import { adminFr } from '../admin.fr.ts';
import { PLACES, type PlaceRight } from '../nav.ts';
import { paymentsFr } from '../payments/payments.fr.ts';
import { PAYMENT_PLACES, PAYMENT_RIGHTS, type PaymentPlace } from '../payments/places.ts';
import { paletteFr } from './palette.fr.ts';

/** One line of the palette: where it leads. */
export interface Command {
  key: string;
  label: string;
  hint: string;
  href: string;
  group: 'content' | 'go' | 'make';
}

export interface KnownTemplate {
  name: string;
  namespace: string;
}

const { namespaces } = adminFr;
const nameOf = (namespace: string) => namespaces[namespace as keyof typeof namespaces] ?? namespace;

/** Every screen that `may` be seen, and a new document of each kind and template for who writes. */
export function fixedCommands(
  templates: readonly KnownTemplate[],
  may: (right: PlaceRight) => boolean = () => true,
): Command[] {
  const payments = (Object.keys(PAYMENT_PLACES) as PaymentPlace[]).filter(
    (place) => !Object.values<{ href: string }>(PLACES).some(({ href }) => href === PAYMENT_PLACES[place]),
  );
  return [
    ...Object.entries(PLACES)
      .filter(([, { right }]) => may(right))
      .map(([key, { href, label }]) => go(key, label, href)),
    ...payments
      .filter((place) => may(PAYMENT_RIGHTS[place]))
      .map((place) => go(`payments-${place}`, paymentsFr.tabs[place], PAYMENT_PLACES[place])),
    ...(may('content') ? writing(templates) : []),
    go('site', adminFr.nav.site, '/magazine'),
  ];
}

function writing(templates: readonly KnownTemplate[]): Command[] {
  const own = templates.filter(({ name, namespace }) => name !== namespace);
  return [
    go('bin', paletteFr.bin, '/a/admin/content?etat=deleted'),
    ...NAMESPACES.map((namespace) =>
      make(namespace, nameOf(namespace), `/a/admin/editor?new&namespace=${namespace}`),
    ),
    ...own.map(({ name, namespace }) =>
      make(
        `${namespace}/${name}`,
        `${nameOf(namespace)} (${name})`,
        `/a/admin/editor?new&namespace=${namespace}&template=${name}`,
      ),
    ),
  ];
}

const go = (key: string, label: string, href: string): Command => ({
  key: `go:${key}`,
  label,
  href,
  hint: paletteFr.screen,
  group: 'go',
});
const make = (key: string, label: string, href: string): Command => ({
  key: `make:${key}`,
  href,
  label: paletteFr.make(label),
  hint: paletteFr.action,
  group: 'make',
});

export function contentCommand(item: {
  id: number;
  title: string;
  namespace: string;
  status: string;
}): Command {
  const state = adminFr.states[item.status as keyof typeof adminFr.states] ?? item.status;
  return {
    key: `content:${item.id}`,
    label: item.title,
    hint: `${nameOf(item.namespace)}, ${state.toLowerCase()}`,
    href: `/a/admin/editor?id=${item.id}`,
    group: 'content',
  };
}

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Words passed over in a query that has others: "Écrire un article" asks for "écrire" and "article". */
const LITTLE = new Set(['un', 'une', 'le', 'la', 'les', 'de', 'des', 'du']);

/** Every word of the query somewhere in the label or what it is, accents, case and articles apart. */
export function matchingCommands(commands: readonly Command[], query: string): Command[] {
  const typed = folded(query).split(/\s+/).filter(Boolean);
  const telling = typed.filter((word) => !LITTLE.has(word));
  const words = telling.length > 0 ? telling : typed;
  return commands.filter(({ label, hint }) => {
    const says = folded(`${label} ${hint}`);
    return words.every((word) => says.includes(word));
  });
}
