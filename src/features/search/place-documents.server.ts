import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import { OUTINGS } from '#search/plan/page-intent.ts';
import type { Atlas } from '#src/features/places/atlas.ts';
import { type Commune, type Department, TOWN_POPULATION } from '#src/features/places/place.ts';
import { inDepartment, inPlace } from '#src/features/places/places.fr.ts';
import { allPlaces } from '#src/features/places/places.server.ts';
import { makeRegions } from '#src/features/places/region.ts';
import type { OutingPlace } from '#src/features/tourism/outing-places.ts';
import { outingPlacesNow } from '#src/features/tourism/tourism-page.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { birthsOf, outingsExcerpt, outingsTitle, regionBirths, townExcerpt } from './search.fr.ts';

/** About the births of a year there: a first name is ranked by those who bear it. */
const births = (population: number) => Math.round(population / 90);

/** Towns that have a page; smaller communes are not indexed (content-results.server.ts). */
export async function* townDocuments(db: Db): AsyncGenerator<ContentDocument> {
  const { communes, departments } = await allPlaces(db);
  const names = new Map(departments.map(({ code, name }) => [code, name]));
  for (const town of communes.filter((one) => one.population >= TOWN_POPULATION)) {
    const name = names.get(town.departmentCode) ?? '';
    yield contentDocument({
      id: `city-${town.code.toLowerCase()}`,
      namespace: 'city',
      title: town.name,
      href: `/naissances/${town.slug}`,
      excerpt: townExcerpt(town.postalCodes, name),
      body: name,
      popularity: births(town.population),
    });
  }
}

/** The pages of births of departments and regions, asked for by their bare name where no commune bears it. */
export async function* wideDocuments(db: Db): AsyncGenerator<ContentDocument> {
  const { departments, communes } = await allPlaces(db);
  const towns = new Set(communes.map(({ name }) => name));
  const wide = [
    ...departments.map((one) => ({
      ...one,
      path: `departement/${one.slug}`,
      title: birthsOf(inDepartment(one)),
      code: [one.code],
    })),
    ...makeRegions(departments).map((one) => ({
      ...one,
      path: `region/${one.slug}`,
      title: regionBirths(one.name),
      code: [],
    })),
  ];
  for (const { name, slug, path, title, code, population } of wide)
    yield contentDocument({
      id: `births-${path.replace('/', '-')}`,
      namespace: 'page',
      title,
      href: `/naissances/${path}`,
      excerpt: [name, ...code].join(', '),
      body: slug,
      aliases: [birthsOf(name), ...(towns.has(name) ? [] : [name])],
      popularity: births(population),
    });
}

const outingsId = (place: Commune | Department, isTown: boolean) =>
  `outings-${isTown ? '' : 'of-'}${place.code.toLowerCase()}`;

function outingsDocument({ slug, department, town, outings }: OutingPlace): ContentDocument {
  const where = town ? inPlace(town.name) : inDepartment(department);
  return contentDocument({
    id: outingsId(town ?? department, town !== null),
    namespace: OUTINGS,
    title: outingsTitle(where),
    href: `/a-faire-en-famille/${slug}`,
    excerpt: outingsExcerpt(town ? townExcerpt(town.postalCodes, department.name) : department.name, outings),
    body: '',
    popularity: births((town ?? department).population),
  });
}

/** The pages of outings as they are now, of every department or of some. */
export async function outingDocuments(db: Db, departments?: ReadonlySet<string>): Promise<ContentDocument[]> {
  return inTurns(await outingPlacesNow(db, departments), outingsDocument);
}

const idsIn = ({ departments, byDepartment }: Atlas, code: string): string[] => [
  ...departments.filter((one) => one.code === code).map((one) => outingsId(one, false)),
  ...(byDepartment.get(code) ?? []).map((one) => outingsId(one, true)),
];

/** The pages of outings of some departments: those that are, and the identifiers of all that may have been. */
export async function outingsOf(
  db: Db,
  departments: ReadonlySet<string>,
): Promise<{ documents: ContentDocument[]; ids: string[] }> {
  const atlas = await allPlaces(db);
  return {
    documents: await outingDocuments(db, departments),
    ids: [...departments].flatMap((code) => idsIn(atlas, code)),
  };
}
