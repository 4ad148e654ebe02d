import { brandSlug } from '../brands.ts';
import { at, COLLECTIONS, type DemoProduct, mix, offerOf, tagsOf } from '../make.ts';
import { bainSoinModels } from './bain-soin.ts';
import { drawingOf } from './drawn.ts';
import { eveilModels } from './eveil.ts';
import { jeuxModels } from './jeux.ts';
import { literieModels } from './literie.ts';
import { maisonModels } from './maison.ts';
import { mamanModels } from './maman.ts';
import type { AgeRange, Model, Range, Version } from './model.ts';
import { portageModels } from './portage.ts';
import { promenadeModels } from './promenade.ts';
import { repasModels } from './repas.ts';
import { securiteModels } from './securite.ts';
import { soinModels } from './soin.ts';
import { sommeilModels } from './sommeil.ts';
import { tenuesModels } from './tenues.ts';
import { vaisselleModels } from './vaisselle.ts';
import { vetementsModels } from './vetements.ts';
import { voitureModels } from './voiture.ts';

const RANGES: readonly Range[] = [
  ...sommeilModels,
  ...literieModels,
  ...repasModels,
  ...vaisselleModels,
  ...mamanModels,
  ...bainSoinModels,
  ...soinModels,
  ...promenadeModels,
  ...portageModels,
  ...voitureModels,
  ...eveilModels,
  ...jeuxModels,
  ...vetementsModels,
  ...tenuesModels,
  ...maisonModels,
  ...securiteModels,
];

/** Drawings have four palettes (corail, sauge, prune, miel): the nearest to a colour, by a part of its name. */
const PALETTE: readonly [part: RegExp, drawing: number][] = [
  [/corail|rose|rouge|terracotta|brique|bordeaux|lie-de-vin/, 1],
  [/vert|gris|ciel|pétrole|inox|argent|transparent/, 2],
  [/bleu|noir|marine|assortis/, 3],
];
const LAST_PALETTE = 4;

/** The products made from models: every version of each. */
export function modelled(): DemoProduct[] {
  return RANGES.flatMap((range, r) =>
    range.models.flatMap((model, m) =>
      model.versions.map((version, v) => product(range, model, { version, place: [r, m, v] })),
    ),
  );
}

function product(
  range: Range,
  model: Model,
  { version, place: [r, m, v] }: { version: Version; place: readonly [number, number, number] },
): DemoProduct {
  const [label, age, colour, text, cents = model.cents] = version;
  const named = `${model.name} ${at(COLLECTIONS, r * 7 + m * 4 + v)}`;
  const name = label ? `${named}, ${label}` : named;
  const { thing, lead, kg = null, tog = null } = model;
  const care = model.care ?? at(range.care, m + v);
  const told = [lead, text, fits(age, kg), care, `Coloris ${colour}.`].filter(Boolean).join(' ');
  const palette = PALETTE.find(([part]) => part.test(colour))?.[1] ?? LAST_PALETTE;
  return {
    merchantItemId: `demo-${brandSlug(model.name)}-modele-${v + 1}`,
    slug: brandSlug(name.replace(/œ/g, 'oe')).replace(/-$/, ''),
    name,
    description: told,
    brandSlug: at(range.brands, m + v),
    classificationSlug: range.shelf,
    tagSlugs: tagsOf(range.tags, cents, text + lead),
    thumbImage: `/demo/${drawingOf(range, model)}-${palette}.svg`,
    priceCents: cents,
    ...offerOf(range.bulky ?? false, mix(m * 9 + v, r + 3)),
    popularity: mix(r * 13 + m, v + 5) % 80,
    facts: { thing, age, kg, tog, colour },
  };
}

/** The child that a product is for, as a sentence; nothing for what has no age. */
function fits(age: AgeRange | null, kg: Model['kg'] | null): string {
  const said = [age && ageOf(age), kg && weightOf(kg)].filter(Boolean).join(', ');
  return said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : '';
}

function weightOf([from, to]: readonly [number, number]): string {
  return from === 0 ? `jusqu’à ${to} kg` : `de ${from} à ${to} kg`;
}

function ageOf([from, to]: AgeRange): string {
  const [start, startUnit] = inWords(from);
  const [end, endUnit] = inWords(to);
  if (to === 0) return from === 0 ? 'dès la naissance' : `dès ${start} ${startUnit}`;
  if (from === 0) return `de la naissance à ${end} ${endUnit}`;
  return startUnit === endUnit
    ? `de ${start} à ${end} ${endUnit}`
    : `de ${start} ${startUnit} à ${end} ${endUnit}`;
}

/** Months up to two years and wherever a year is not whole, as shops say it. */
function inWords(months: number): readonly [number, string] {
  return months >= 24 && months % 12 === 0 ? [months / 12, 'ans'] : [months, 'mois'];
}
