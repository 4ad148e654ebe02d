import { describe, expect, it } from 'vitest';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { weeksInOrder } from '#search/plan/page-weeks.ts';
import { strategyOf } from '#search/plan/strategy.ts';

const { read } = DEFAULT_LEXICON;

describe('Words of Québec, of Belgium and of Switzerland', () => {
  it.each([
    ['suit de neige', 'combinaison de ski'],
    ['salopette de neige', 'combinaison de ski'],
    ['gilet de flottaison', 'bouee'],
    ['sac à lunch', 'boite a gouter'],
    ['cache-oreilles', 'bonnet'],
    ['plasticine', 'pate a modeler'],
    ['piscinette', 'piscine bebe'],
    ['finken', 'chaussons'],
    ['faire des panades', 'robot bebe'],
    ['bicycle sans pédales', 'draisienne'],
    ['toutou géant', 'peluche geante'],
    ['chandail tricoté', 'pull'],
    ['ridelle de lit', 'barriere de lit'],
    ['clip suce', 'attache-sucette'],
    ['contour de couchette', 'tour de lit'],
    ['chaîne à lolette', 'attache-sucette'],
    ['jolly jumper', 'trotteur'],
    ['kraxe', 'porte-bebe dorsal'],
    ['ouate bébé', 'coton bebe'],
    ['courtepointe', 'couverture'],
    ['cache-nez', 'tour de cou'],
    ['polar enfant', 'gilet'],
    ['chiffonnier', 'commode'],
    ['ventouse nasale', 'mouche-bebe'],
    ['planche d’équilibre', 'arche de motricite'],
    ['rince-biberon', 'goupillon'],
    ['doseuse', 'doseur de lait'],
  ])('“%s” is %s', (query, id) => expect(read(query).head?.ids).toContain(id));

  it('a vest of Québec that is not sold is near the bodies of babies, before T-shirts', () => {
    const { concepts } = DEFAULT_LEXICON.thesaurus;
    expect(concepts.get('debardeur')?.near[0]).toBe('body');
  });
});

describe('English names', () => {
  it('are no sentences, though they end as a French verb does', () => {
    expect(read('diaper bag backpack')).toMatchObject({
      sentence: false,
      head: { ids: ['sac a dos a langer'] },
    });
    expect(read('bercer un bébé qui pleure').sentence).toBe(true);
  });

  it.each([
    ['story book', 'livre bebe'],
    ['sun shade', 'ombrelle de poussette'],
    ['baby lounger', 'reducteur de lit'],
  ])('“%s” is %s', (query, id) => expect(read(query).head?.ids).toContain(id));
});

describe('English names of two things', () => {
  it.each([
    ['fitted sheet cot', 'drap housse'],
    ['drying rack bottles', 'egouttoir'],
    ['crib mosquito net', 'moustiquaire'],
  ])('“%s” is what goes with the other one', (query, id) => expect(read(query).head?.ids).toContain(id));
});

describe('A child born before its time', () => {
  it.each(['bébé né à 7 mois vêtements', 'née à 32 SA vêtements', 'prématuré vêtements'])(
    'is told by the term as well: “%s”',
    (query) => {
      const { head, others, age, sizes } = read(query);
      expect([...(head?.ids ?? []), ...others.flatMap(({ ids }) => ids)]).toContain('pour premature');
      expect({ age, sizes }).toEqual({ age: null, sizes: [] });
    },
  );
});

describe('How a thing is made or closed', () => {
  it.each(['pyjama à tirette', 'pyjama à pressions', 'pull à capuche'])('“%s” is still ours', (query) =>
    expect(read(query).elsewhere).toBe(false),
  );
  it('a heel is not of a shop for babies', () => expect(read('bottes à talons').elsewhere).toBe(true));
});

describe('A price that nobody made a limit', () => {
  it('has what is nearly as dear after what it pays for', () => {
    expect(read('babyphone 60 euros').nearly).toEqual({ min: 3600, max: 8400 });
    expect(read('babyphone autour de 60 euros').nearly).toEqual({ min: 3600, max: 8400 });
  });
  it.each(['babyphone 60 euros max', 'babyphone moins de 60 euros', 'babyphone budget max 60'])(
    '“%s” is one, and nothing dearer is shown',
    (query) => expect(read(query).nearly).toBeNull(),
  );
});

describe('Who gives', () => {
  it('is not who is given to: grandparents beside their grandchild give a birth gift', () => {
    const given = (query: string) => read(query).head?.ids ?? [];
    expect(given('grand parents cadeau naissance petit fils')).toContain('coffret naissance');
    expect(given('mamie cadeau pour sa petite fille naissance')).toContain('coffret naissance');
    expect(given('cadeau pour mamie')).toContain('cadeau grands-parents');
    expect(given('offrir aux grands-parents naissance')).toContain('cadeau grands-parents');
  });
});

describe('Who cares for many families', () => {
  it('is thanked with what a team shares, a child minder with prints of the child', () => {
    const given = (query: string) => read(query).head?.ids ?? [];
    expect(given('cadeau pour l’équipe de la maternité')).toContain('cadeau maman');
    expect(given('cadeau pour l’équipe de la maternité')).not.toContain('kit empreinte');
    expect(given('cadeau pour la nounou')).toContain('kit empreinte');
  });
});

describe('A situation', () => {
  it.each([
    ['sieste dans le noir complet', 'rideau occultant'],
    ['moustiques dans la chambre', 'moustiquaire'],
    ['gencives gonflées', 'anneau de dentition'],
  ])('“%s” calls for %s', (query, id) => expect(read(query).head?.ids).toContain(id));

  it('is told by the other words of its family, as names bear them', () =>
    expect(read('éviter que bébé se griffe le visage').head?.told).toContain('griffure'));
});

describe('What is not sold here', () => {
  it('is looked for in names alone, whatever its colour: a fish is in many descriptions', () => {
    const asked = strategyOf({ query: 'poisson rouge' }, DEFAULT_LEXICON)?.asked ?? [];
    expect(
      asked.filter(({ query }) => query?.words.includes('poisson')).every(({ inNames }) => inNames),
    ).toBe(true);
  });

  it('leaves no verb of a tool to be looked for alone', () => {
    const asked = strategyOf({ query: 'porte serviette' }, DEFAULT_LEXICON)?.asked ?? [];
    expect(asked.map(({ query }) => query?.text)).not.toContain('porte');
  });

  it('is no thing that its last word begins', () => expect(read('bouteille de gaz').others).toEqual([]));
});

describe('A week that is named', () => {
  const week = (n: number) => ({ href: `/grossesse/semaine-${n}` });
  const tool = { href: '/outils/semaine-de-grossesse' };
  const all = [
    week(5),
    { href: '/grossesse' },
    week(1),
    week(10),
    week(6),
    tool,
    { href: '/grossesse/bebe-semaine-5' },
  ];

  it('has the tool and its neighbours after it, and no other week', () =>
    expect(weeksInOrder('5e semaine de grossesse', all)).toEqual([
      week(5),
      tool,
      week(6),
      { href: '/grossesse' },
    ]));

  it('is named by its number', () => expect(weeksInOrder('semaines de grossesse', all)).toEqual(all));
});

it('« debout » is no mistyped « bout »: who helps a child to stand is shown what one walks with', () => {
  for (const query of ['l’aider à se mettre debout et avancer', 'se mettre debout'])
    expect(read(query).head?.ids, query).toContain('chariot de marche');
});
