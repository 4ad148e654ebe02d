import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { importOutings } from '#src/features/tourism/datatourisme/import.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const COLUMNS =
  'Nom_du_POI,Categories_de_POI,Latitude,Longitude,Adresse_postale,Code_postal_et_commune,Periodes_regroupees,Createur_de_la_donnee,Date_de_mise_a_jour,Contacts_du_POI,Description,URI_ID_du_POI';
const line = (id: string, kind: string, where: string) =>
  `${id},https://www.datatourisme.fr/ontology/core#${kind},${where},,Office,2027-03-04,,,https://data.datatourisme.fr/13/${id}`;
const ZOO = line('zoo', 'ZooAnimalPark', '47.22,-1.55,1 rue du Parc,44000#Nantes');
const PARK = line('parc', 'ZooAnimalPark', '47.22,-1.55,2 rue du Parc,44000#Nantes');
const BEACH = line('plage', 'Beach', '47.168,-1.469,3 rue du Lac,44120#Vertou');

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  await publishPlaces(app.services.database.db, 1);
  folder = mkdtempSync(pathOf(tmpdir(), 'outings-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

async function take(...lines: string[]): Promise<void> {
  const path = pathOf(folder, 'vertou.csv');
  writeFileSync(path, [COLUMNS, ...lines].join('\r\n'));
  await importOutings(app.services, { path, dryRun: false, force: true });
  await app.runJobs();
}

async function ofVertou() {
  const { items } = await searchCalls.content({ query: 'sorties à Vertou', limit: 10 });
  return items.filter(({ href }) => href === '/a-faire-en-famille/vertou-44');
}

describe('The outings of a place', () => {
  it('are found from the first one on, and until the last one is withdrawn', async () => {
    await app.runJobs();
    expect(await ofVertou()).toEqual([]);
    await take(ZOO, PARK, BEACH);
    expect(await ofVertou()).toEqual([
      {
        title: 'À faire en famille à Vertou',
        href: '/a-faire-en-famille/vertou-44',
        excerpt: '44120, Loire-Atlantique\u202f: 1\u00a0sortie',
        namespace: 'tourism',
      },
    ]);
    await take(ZOO, PARK);
    expect(await ofVertou()).toEqual([]);
  });
});
