import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { findPublished } from '#src/features/content/reading.server.ts';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { datatourismeCommand } from '#src/features/tourism/datatourisme/command.server.ts';
import { importOutings } from '#src/features/tourism/datatourisme/import.server.ts';
import { outingKind } from '#src/features/tourism/datatourisme/kinds.ts';
import { feedName } from '#src/features/tourism/datatourisme/source-files.server.ts';
import { findTownOutings } from '#src/features/tourism/tourism-page.server.ts';
import { outing } from '#src/server/db/schema/index.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const CORE = 'https://www.datatourisme.fr/ontology/core#';
const COLUMNS =
  'Nom_du_POI,Categories_de_POI,Latitude,Longitude,Adresse_postale,Code_postal_et_commune,Periodes_regroupees,Createur_de_la_donnee,Date_de_mise_a_jour,Contacts_du_POI,Description,URI_ID_du_POI';

interface Line {
  name: string;
  types?: string;
  at?: string;
  town?: string;
  periods?: string;
  text?: string;
}

function line(
  id: string,
  { name, types = 'ZooAnimalPark', at = '47.22,-1.55', town = '44000#Nantes', ...rest }: Line,
) {
  const classes = types.split('|').map((type) => CORE + type);
  const { periods = '', text = 'Un parc, "grand"\net ombragé.' } = rest;
  const quoted = text.replaceAll('"', '""');
  return `"${name}",${classes.join('|')},${at},1 rue du Parc,${town},${periods},Office de Nantes,2027-03-04,"#https://parc.example/",${`"${quoted}"`},https://data.datatourisme.fr/13/${id}`;
}

const ZOO = line('zoo', { name: 'Le zoo, « des Mers »' });
const BEACH = line('beach', {
  name: 'Plage du lac',
  types: 'Beach',
  town: '44120#Vertou',
  at: '47.168,-1.469',
});
const HOTEL = line('hotel', { name: 'Hôtel du parc', types: 'Accommodation|ParkAndGarden' });
const FAIR = line('fair', {
  name: 'Spectacle de marionnettes',
  types: 'EntertainmentAndEvent|ShowEvent',
  periods: '2027-05-01<->2027-05-02|2027-06-10<->2027-06-10',
});
const LOST = line('lost', { name: 'Zoo perdu', at: ',' });

let app: TestApp;
let folder: string;
const rows = () => app.services.database.db.select().from(outing).orderBy(outing.uri);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(pathOf(folder, name), content);
  return pathOf(folder, name);
};
const csv = (...lines: string[]) => [COLUMNS, ...lines].join('\r\n');
const take = (path: string, options: { dryRun?: boolean; force?: boolean } = {}) =>
  importOutings(app.services, { path, dryRun: false, force: false, ...options });

beforeAll(async () => {
  app = await startTestApp();
  await publishPlaces(app.services.database.db, 1);
  folder = mkdtempSync(pathOf(tmpdir(), 'datatourisme-'));
});
beforeEach(() => app.services.database.db.delete(outing));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

describe('a CSV of DATAtourisme', () => {
  it('gives its family outings, and says what it left out and why', async () => {
    const path = write('datatourisme-reg-pdl-20270310.csv', csv(ZOO, BEACH, HOTEL, FAIR, LOST));
    expect(await take(path)).toEqual({
      feed: 'datatourisme-reg-pdl',
      read: 5,
      added: 3,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      otherKinds: 1,
      refused: { 'sans position': 1 },
      examples: { 'sans position': [expect.any(String)] },
    });
    const [beach, fair, zoo] = await rows();
    expect(beach).toMatchObject({ kind: 'water', communeCode: '44215', departmentCode: '44' });
    expect(fair).toMatchObject({ kind: 'event', lastDay: '2027-06-10' });
    expect(fair?.periods).toHaveLength(2);
    expect(zoo).toMatchObject({
      kind: 'zoo',
      name: 'Le zoo, « des Mers »',
      communeCode: '44109',
      url: 'https://parc.example/',
      creator: 'Office de Nantes',
      updatedOn: '2027-03-04',
      description: 'Un parc, "grand" et ombragé.',
    });
  });

  it('taken again leaves rows alone, takes changes, withdraws what is gone and brings back what returns', async () => {
    await take(write('reg.csv', csv(ZOO, BEACH)));
    const [first] = await rows();
    expect(await take(write('reg.csv', csv(ZOO, BEACH)))).toMatchObject({
      unchanged: 2,
      changed: 0,
      added: 0,
    });
    expect((await rows())[0]?.importedAt).toEqual(first?.importedAt);
    const renamed = line('zoo', { name: 'Le nouveau zoo' });
    expect(await take(write('reg.csv', csv(renamed)))).toMatchObject({ changed: 1, withdrawn: 1 });
    expect((await rows()).map(({ withdrawn }) => withdrawn)).toEqual([true, false]);
    expect(await take(write('reg.csv', csv(renamed, BEACH)))).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await rows()).every(({ withdrawn }) => !withdrawn)).toBe(true);
  });

  it('withdraws nothing of another feed, and nothing at all in a dry run', async () => {
    await take(write('places.csv', csv(ZOO, BEACH)));
    await take(write('events.csv', csv(FAIR)));
    expect((await rows()).filter(({ withdrawn }) => withdrawn)).toEqual([]);
    expect(await take(write('places.csv', csv(ZOO)), { dryRun: true })).toMatchObject({ withdrawn: 1 });
    expect((await rows()).filter(({ withdrawn }) => withdrawn)).toEqual([]);
  });

  it('seems cut short when it lost most of what it had', async () => {
    const many = Array.from({ length: 30 }, (_, n) => line(`zoo-${n}`, { name: `Zoo ${n}` }));
    await take(write('big.csv', csv(...many)));
    await expect(take(write('big.csv', csv(ZOO)))).rejects.toThrow(/is it whole\?/);
    const live = await app.services.database.db.select().from(outing).where(eq(outing.withdrawn, false));
    expect(live).toHaveLength(31);
    expect(await take(write('big.csv', csv(ZOO)), { force: true })).toMatchObject({ withdrawn: 30 });
  });

  it('is read compressed too, and refused when it is something else', async () => {
    expect(await take(write('zipped.csv.gz', gzipSync(csv(ZOO))))).toMatchObject({ added: 1 });
    await expect(take(write('other.csv', 'a,b\n1,2\n'))).rejects.toThrow(/no column Nom_du_POI/);
    await expect(take(write('other.xml', '<x/>'))).rejects.toThrow(/Neither/);
    await expect(take(pathOf(folder, 'nothing.csv'))).rejects.toThrow(/No such file/);
  });
});

const museum = {
  '@id': 'https://data.datatourisme.fr/23/museum',
  '@type': ['CulturalSite', 'Museum', 'schema:Museum', 'PointOfInterest'],
  'rdfs:label': { fr: ['Musée des petits'], en: ['Museum'] },
  hasDescription: [{ shortDescription: { fr: ['<p>Pour <b>toucher</b>.</p>'] } }],
  hasContact: [{ 'schema:email': ['x@example'], 'foaf:homepage': ['https://musee.example'] }],
  hasBeenCreatedBy: { 'schema:legalName': 'Comité du Rhône' },
  lastUpdate: '2027-02-01',
  isLocatedAt: [
    {
      'schema:geo': { 'schema:latitude': '45.76', 'schema:longitude': '4.83' },
      'schema:address': [
        {
          'schema:streetAddress': ['3 place'],
          'schema:postalCode': '69002',
          hasAddressCity: { insee: '69382', 'rdfs:label': { fr: ['Lyon 2e Arrondissement'] } },
        },
      ],
    },
  ],
};

describe('a page of outings', () => {
  it('has what was imported, the museums, and what an editor wrote on the same address', async () => {
    const { token } = await join(app, 'rose');
    const md =
      '---\nnamespace: tourism\nslug: nantes-44\ntitle: Nantes\n---\n\nCommencez par **l’éléphant**.\n';
    const { id } = await app.as(token, () => editorCalls.createContent({ md }));
    await app.as(token, () => editorCalls.enableContent({ id, enable: true }));
    await take(write('merge.csv', csv(ZOO)));
    const { db } = app.services.database;
    const { result } = await collectPage(async () => ({
      written: await findPublished(db, 'tourism', 'nantes-44'),
      page: await findTownOutings(db, 'nantes-44', new Date('2027-03-10T10:00:00Z')),
    }));
    expect(result.written?.html).toContain('<strong>l’éléphant</strong>');
    const inside = result.page?.inside.map(({ source }) => source);
    expect(inside?.[0]).toBe('datatourisme');
    expect(inside).toContain('museofile');
  });
});

describe('a feed of JSON', () => {
  it('is read from its archive and from a folder alike; what is no JSON is told', async () => {
    const files = {
      'objects/1/museum.json': strToU8(JSON.stringify(museum)),
      'objects/2/bad.json': strToU8('{'),
    };
    const archive = zipSync({ 'index.json': strToU8('[]'), ...files });
    expect(await take(write('flux.zip', archive))).toMatchObject({
      read: 2,
      added: 1,
      refused: { illisible: 1 },
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      kind: 'museum',
      name: 'Musée des petits',
      communeCode: '69123',
      departmentCode: '69',
      description: 'Pour toucher .',
      url: 'https://musee.example',
      creator: 'Comité du Rhône',
    });
    mkdirSync(pathOf(folder, 'flux', 'objects'), { recursive: true });
    write('flux/objects/museum.json', JSON.stringify(museum));
    expect(await take(pathOf(folder, 'flux'))).toMatchObject({ unchanged: 1 });
  });

  it('in the words of the API gives the same', async () => {
    const object = {
      uri: 'https://data.datatourisme.fr/x',
      type: ['EntertainmentAndEvent', 'CircusEvent'],
      label: { '@fr': 'Cirque' },
      isLocatedAt: [
        { geo: { latitude: 47.22, longitude: -1.55 }, address: [{ hasAddressCity: { insee: '44109' } }] },
      ],
      takesPlaceAt: [{ startDate: '2027-07-12', endDate: '2027-07-13' }],
    };
    await take(write('api.json', JSON.stringify({ objects: [object] })));
    expect((await rows())[0]).toMatchObject({ kind: 'event', lastDay: '2027-07-13', communeCode: '44109' });
  });

  it('with hostile texts keeps no markup and no address but http', async () => {
    const hostile = {
      ...museum,
      'rdfs:label': { fr: ['<script>alert(1)</script>Musée'] },
      hasContact: [{ 'foaf:homepage': ['javascript:alert(1)'] }],
    };
    await take(write('hostile.json', JSON.stringify([hostile, null, 3, 'x', { '@graph': {} }])));
    expect((await rows())[0]).toMatchObject({ name: 'alert(1) Musée', url: null });
  });
});

describe('the command', () => {
  it('reports in a few lines, and refuses what it does not know', async () => {
    const said: string[] = [];
    const command = datatourismeCommand(app.services);
    await command([write('reg.csv', csv(ZOO, HOTEL)), '--dry-run'], (text) => said.push(text));
    expect(said.join('\n')).toContain('reg: 2 objects read (dry run, nothing written)');
    expect(await rows()).toEqual([]);
    await expect(command(['x.csv', '--verbose'], () => {})).rejects.toThrow(/Say which file/);
    await expect(command([], () => {})).rejects.toThrow(/Say which file/);
  });

  it('takes nothing away on the word of a file that is empty, cut or not what its name says', async () => {
    await take(write('reg.csv', csv(ZOO, BEACH)));
    const command = datatourismeCommand(app.services);
    const refusals: [string, string | Uint8Array, RegExp][] = [
      ['reg.csv', '', /reg\.csv: no object of DATAtourisme/],
      ['reg.csv', 'Nom,"Lieu', /reg\.csv: no object of DATAtourisme/],
      ['reg.json', '{"a":', /reg\.json: no object of DATAtourisme/],
      ['reg.zip', 'PK', /reg\.zip: no object of DATAtourisme/],
      ['reg.csv.gz', 'not packed', /reg\.csv\.gz cannot be unpacked/],
      ['reg.csv', 'Nom,Lieu\nFerme,Bourg', /no column Nom_du_POI/],
    ];
    for (const [name, content, said] of refusals)
      await expect(
        command([write(name, content)], () => {}),
        name,
      ).rejects.toThrow(said);
    expect((await rows()).filter(({ withdrawn }) => withdrawn)).toEqual([]);
  });

  it('names the first of what it left out', async () => {
    const said: string[] = [];
    await datatourismeCommand(app.services)([write('reg.csv', csv(ZOO, LOST))], (text) => said.push(text));
    expect(said.at(-1)).toMatch(/left out, sans position: 1 \(\S.*\)$/);
  });
});

describe('kinds and feeds', () => {
  it('keep what is for children, and neither beds, meals nor meetings', () => {
    const kind = (types: string[], name = '', description = '') => outingKind({ types, name, description });
    expect(kind(['PlaceOfInterest', 'ParkAndGarden'])).toBe('park');
    expect(kind(['Museum', 'Castle'])).toBe('museum');
    expect(kind(['ThemePark', 'Restaurant'])).toBeNull();
    expect(kind(['EntertainmentAndEvent', 'TheaterEvent'], 'Le Cid')).toBeNull();
    expect(kind(['EntertainmentAndEvent', 'TheaterEvent'], 'Le Petit Prince', 'Dès 4 ans, en famille')).toBe(
      'event',
    );
    expect(kind(['EntertainmentAndEvent', 'Conference'], 'Congrès des familles')).toBeNull();
  });

  it('know a file again whatever its date', () => {
    expect(feedName('/x/datatourisme-fma-20270114-0245.csv')).toBe('datatourisme-fma');
    expect(feedName('datatourisme-reg-bre_2027-01-14.csv.gz')).toBe('datatourisme-reg-bre');
    expect(feedName('20270114.csv')).toBe('20270114');
  });
});
