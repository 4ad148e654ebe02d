import { describe, expect, it } from 'vitest';
import { pageQuery } from '#search/plan/page-words.ts';
import { namedPage, type PageFound } from '#src/features/search/named-page.ts';

const page = (kind: string, title: string, aliases: string[] = []): PageFound => ({
  kind,
  title,
  path: `/${kind}/${title}`,
  aliases,
});

const PAGES = [
  page('city', 'Lyon'),
  page('city', 'Lyons-la-Forêt'),
  page('city', 'Rose'),
  page('first-name', 'Jade'),
  page('brand', 'Béaba'),
  page('tool', 'Congé paternité et d’accueil : poser les jours'),
  page('tool', 'Calculer sa date d’accouchement'),
  page('post', 'La valise de maternité : la liste qui suffit'),
  page('post', 'Choisir une poussette : les questions avant les modèles'),
  page('faq', 'Que faire si j’ai oublié mon mot de passe ?'),
  page('page', 'Contactez-nous', ['contact', 'service client']),
  page('page', 'Guide des tailles de bébé', ['tailles', 'quelle taille']),
  page('landing', 'Liste de naissance pour des jumeaux : ce qui se double'),
];

const named = (query: string, thing = false) => namedPage(query, PAGES, thing)?.title ?? null;

describe('The page a query names', () => {
  it.each([
    ['naissances Lyon', 'Lyon'],
    ['LYON', 'Lyon'],
    ['bébés nés à Lyon', 'Lyon'],
    ['prénom Jade fille', 'Jade'],
    ['marque beaba', 'Béaba'],
    ['calcul congé paternité', 'Congé paternité et d’accueil : poser les jours'],
    ['date d’accouchement', 'Calculer sa date d’accouchement'],
    ['contact', 'Contactez-nous'],
    ['taille bébé 3 mois', 'Guide des tailles de bébé'],
    ['mot de passe oublié', 'Que faire si j’ai oublié mon mot de passe ?'],
    ['que mettre dans la valise de maternité', 'La valise de maternité : la liste qui suffit'],
  ])('of "%s" is "%s"', (query, title) => {
    expect(named(query)).toBe(title);
  });

  it('is none where a thing is bought, unless all of its name is said', () => {
    expect(named('poussette', true)).toBeNull();
    expect(named('poussette jade', true)).toBeNull();
    expect(named('rose', true)).toBeNull();
    expect(named('choisir une poussette', true)).toBe(
      'Choisir une poussette : les questions avant les modèles',
    );
  });

  it.each(['lyo', 'jade lyon', 'body 3 mois', '3 mois', 'liste', '', '?'])('of "%s" is none', (query) => {
    expect(named(query)).toBeNull();
  });

  it('is the first one found when it alone says all that tells in a query', () => {
    const contact = page('page', 'Contactez-nous', ['service client', 'numéro de téléphone']);
    const chapter = { ...page('post', 'Voyager avec un bébé'), excerpt: 'En avion, en train, en voiture.' };
    const asked = 'quel est le numéro de téléphone du service client';
    expect(namedPage(asked, [contact, chapter], false)).toBe(contact);
    expect(namedPage('voyager en avion avec un nourrisson', [chapter, contact], false)).toBe(chapter);
    // Another says as much, it is not the first, it lacks a word, or a thing is bought.
    expect(namedPage(asked, [contact, { ...contact, path: '/other' }], false)).toBeNull();
    expect(namedPage(asked, [chapter, contact], false)).toBeNull();
    expect(namedPage('voyager en avion à Rome', [chapter, contact], false)).toBeNull();
    expect(namedPage('voyager en avion avec un nourrisson', [chapter, contact], true)).toBeNull();
  });

  it('is that of the outings of a place where outings are asked for', () => {
    const outings = page('tourism', 'À faire en famille à Lyon');
    const pages = [...PAGES, outings];
    expect(namedPage('sorties en famille à Lyon', pages, false)).toBe(outings);
    expect(namedPage('musée lyyon', pages, false)).toBe(outings);
    expect(namedPage('Lyon', pages, false)?.kind).toBe('city');
    expect(namedPage('sortie de bain', pages, true)).toBeNull();
  });

  it('is looked for by the words of pages', () => {
    expect(pageQuery('que mettre dans la valise')).toBe('valise');
    expect(pageQuery('combien de semaines enceinte')).toBe('semaine grossesse');
    expect(pageQuery('poussette')).toBeNull();
    expect(pageQuery('comment faire')).toBeNull();
  });
});
