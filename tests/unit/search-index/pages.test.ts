import { describe, expect, it } from 'vitest';
import { lookedIn, OUTINGS, outingPlaceOf, pageIntentOf } from '#search/plan/page-intent.ts';
import { nameNearness } from '#search/plan/page-names.ts';
import { type FoundPage, pageSearches, rankedPages, soundSearch } from '#search/plan/page-rank.ts';
import { pageWording } from '#search/plan/page-wording.ts';
import { lookFurther } from '#search/plan/page-words.ts';
import { soundWord } from '#search/reading/sound.ts';

const page = (namespace: string, title: string, more: Partial<FoundPage> = {}): FoundPage => ({
  namespace,
  title,
  href: `/${namespace}/${title}`,
  excerpt: '',
  ...more,
});

const order = (query: string, found: FoundPage[]) =>
  rankedPages(query, found, { limit: 10 }).map(({ href, namespace }) => `${namespace} ${href}`);

describe('A query for outings', () => {
  it.each([
    ['sorties en famille à Lyon', 'Lyon'],
    ['que faire avec un bébé à Strasbourg', 'Strasbourg'],
    ['idée balade week-end Nantes 3 ans', 'Nantes'],
    ['à faire en famille Le Havre', 'Havre'],
  ])('"%s" is about a place', (query, rest) => {
    expect(pageIntentOf(query)).toEqual({ namespace: 'tourism', rest });
  });

  it('is none where nothing but outings is said, nor of another verb', () => {
    for (const query of ['que faire en famille', 'sorties', 'faire une liste', 'comment faire'])
      expect(pageIntentOf(query)).toBeNull();
  });

  it('reads the place of a page in its title', () => {
    expect(outingPlaceOf('À faire en famille à La Ville-du-Bois')).toBe('Ville Bois');
    expect(outingPlaceOf('À faire en famille dans le Nord')).toBe('Nord');
  });

  it('gives the outings of the place first, its births second, as kinds that everybody knows', () => {
    const found = [
      page('city', 'Lyon'),
      page('post', 'Sortir en famille'),
      page(OUTINGS, 'À faire en famille à Lyon', { excerpt: '69001, Rhône' }),
      page(OUTINGS, 'À faire en famille à Lyons-la-Forêt'),
      page(OUTINGS, 'À faire en famille à Nantes'),
    ];
    const [first, second] = order('sorties en famille Lyon', found);
    expect(first).toBe('tourism /outings/À faire en famille à Lyon');
    expect(second).toBe('city /city/Lyon');
    expect(order('sorties en famille Lyon', found).join()).not.toContain('Nantes');
  });

  it('is the only one that pages of outings are looked for by, but for who asks for that kind', () => {
    const [plain] = pageSearches('lyon', null, undefined);
    expect(plain?.without).toContain(OUTINGS);
    const [outings] = pageSearches('sortir lyon', null, undefined);
    expect(outings?.namespaces).toContain(OUTINGS);
    expect(lookedIn(['tourism'])).toContain(OUTINGS);
    expect(lookedIn(['post'])).toEqual(['post']);
  });
});

describe('A name', () => {
  it.each([
    ['lyon', 'Lyon', 1],
    ['dunkerke', 'Dunkerque', 0.9],
    ['strasbour', 'Strasbourg', 0.9],
    ['aix', 'Aix-en-Provence', 0.5],
    ['boulot', 'Boulogne', 0],
    ['lyon', 'Nantes', 0],
    ['', 'Nantes', 0],
  ])('"%s" is near to %s by %f', (words, name, near) => {
    expect(nameNearness(words, name)).toBe(near);
  });
});

describe('The order of pages', () => {
  it('has no town that shares a few letters with one word among others', () => {
    const found = [page('city', 'Boulogne-Billancourt'), page('post', 'Reprendre le travail')];
    expect(order('reprise du boulot', found)).toEqual(['post /post/Reprendre le travail']);
    expect(order('boulogne', found)[0]).toBe('city /city/Boulogne-Billancourt');
    expect(order('naissances boulogne', found)[0]).toBe('city /city/Boulogne-Billancourt');
  });

  it('reads spoken words as those of the service', () => {
    const found = [
      page('week', 'Semaine 30', { excerpt: 'il peut se retourner' }),
      page('page', 'Changer d’avis : le droit de rétractation'),
    ];
    expect(order('retourner un article', found)[0]).toContain('rétractation');
  });
});

describe('A query for a page', () => {
  it.each([
    ['st etienne', 'saint etienne'],
    ['crèche à Ste-Foy', 'crèche à sainte Foy'],
    ['prénoms des années 80', 'prénoms des années 1980'],
    ['prénom garçon commençant par T', 'prénom garçon t0'],
    ['prénoms qui commencent par la lettre m', 'prénoms m0'],
    ['prénom de fille en L', 'prénom de fille l0'],
  ])('"%s" is asked as titles are written', (query, written) => {
    expect(pageWording(query)).toBe(written);
  });

  it('keeps letters and figures that mean something else', () => {
    for (const query of ['prénom en deux syllabes', 'commencer par l’allaitement', 'st', '80 ans', 'plan b'])
      expect(pageWording(query)).toBe(query);
  });

  it('finds a town by how it sounds, where no page bears what was typed', () => {
    const sound = soundSearch('dunkerke', []);
    expect(sound?.query).toBe(soundWord('Dunkerque'));
    expect(soundSearch('naissances dunkerke', [])?.namespaces).toContain('city');
    expect(soundSearch('lyon', [page('city', 'Lyon')])).toBeNull();
    expect(soundSearch('retirer l’argent de ma cagnotte', [])).toBeNull();
    const found = [page('post', 'Sortir', { excerpt: 'dunkerke' }), page('city', 'Dunkerque')];
    expect(order('dunkerke', found)[0]).toBe('city /city/Dunkerque');
  });

  it('says as little of babies in a title as in the query', () => {
    const found = [page('tool', 'Coût de garde'), page('tool', 'Budget bébé : faire le total')];
    expect(order('combien coûte un bébé', found)[0]).toBe('tool /tool/Budget bébé : faire le total');
  });

  it('asks for what a name means', () => {
    expect(pageIntentOf('que veut dire zélie')).toEqual({ namespace: 'first-name', rest: 'zélie' });
  });
});

describe('Pages that have every word of a query', () => {
  const bodies = Array.from({ length: 5 }, () => ({ title: 'Comment ça marche', aliases: ['votre liste'] }));

  it('hide no page that bears more of them, where they have them in their texts alone', () => {
    const query = 'donner les deux noms de famille';
    expect(lookFurther(query, { total: 5, pages: bodies })).toBe(true);
    const named = { title: 'Reconnaître son enfant', aliases: ['donner deux noms'] };
    expect(lookFurther(query, { total: 6, pages: [...bodies, named] })).toBe(false);
  });
});

describe('A page that only has a word of the query', () => {
  const texts = [
    page('post', 'La chambre de bébé', { excerpt: 'Peinture, aération et linge de lit.' }),
    page('post', 'Les vaccins de bébé', { excerpt: 'Fièvre et vaccins, rendez-vous par rendez-vous.' }),
    page('page', 'Nous contacter'),
  ];
  const shown = (query: string, elsewhere = false) =>
    rankedPages(query, texts, { limit: 10, elsewhere }).map(({ title }) => title);

  it('is not shown, as it is about something else', () => {
    expect(shown('lave linge', true)).toEqual([]);
    expect(shown('console de jeux vidéo')).toEqual([]);
    expect(shown('vaccins')).toEqual(['Les vaccins de bébé']);
    expect(shown('fièvre après un vaccin')).toEqual(['Les vaccins de bébé']);
  });

  it('is shown for an unfinished word, and few for a question that no title answers', () => {
    expect(shown('vacc')).toEqual(['Les vaccins de bébé']);
    expect(shown('pourquoi est-ce que je pleure')).toHaveLength(3);
  });

  it('and no town is shown for the beginning of its name among other words', () => {
    const towns = [page('city', 'Montreuil')];
    expect(rankedPages('montre connectée', towns, { limit: 10 })).toEqual([]);
    expect(rankedPages('montreu', towns, { limit: 10 })).toHaveLength(1);
  });
});
