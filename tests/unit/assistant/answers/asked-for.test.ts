import { describe, expect, it } from 'vitest';
import { isOfSomebody, mayTell, tellsAskedFor } from '#src/features/assistant/answers/asked-for.ts';

const quote = (said: string, title = 'Une page') => [{ title, path: '/x', quote: said }];

describe('what a question asks for', () => {
  it.each([
    ['combien de ml de lait par biberon à 2 mois', 'Deux petits biberons (150 ml), les autres grands.'],
    ['il boit combien de millilitres par jour', 'Un biberon de 150 ml suffit dans le sac.'],
    ['quelle dose de paracétamol pour un bébé de 5 kg', 'Le paracétamol est parfois conseillé.'],
    ['quelle quantité de lait à 3 semaines', 'Le lait reste l’aliment principal.'],
    ['que veut dire le prénom Timothée', 'En 2024, 670 garçons ont reçu le prénom Timothée.'],
    ['signification du prénom Alix', 'En 2024, 800 filles ont reçu le prénom Alix.'],
    ['origine du prénom Maël', 'En 2024, 3 000 garçons ont reçu le prénom Maël.'],
    ['combien dure le congé d’adoption', 'Après avoir épuisé le congé de maternité ou d’adoption.'],
    ['durée du congé parental à temps partiel', 'Le congé supplémentaire dure un ou deux mois.'],
    ['congé de proche aidant comment faire', 'Le congé supplémentaire dure un ou deux mois.'],
    ['à quelle heure ouvre la crèche', 'La crèche accueille les enfants dès dix semaines.'],
    ['horaires de la PMI', 'La PMI reçoit toutes les familles.'],
    ['numéro de téléphone de la sage-femme', 'La sage-femme passe à la maison.'],
    ['est-ce que je peux prendre l’avion enceinte', 'En avion, faites téter le bébé.'],
    ['quelle dose de doliprane après un vaccin', 'Deux doses sont prévues à deux mois.'],
    ['je peux donner de l’ibuprofène', 'On donne le vaccin en deux doses.'],
    [
      'combien de tétées par jour à 3 semaines',
      'Essayez une fois par jour, trois semaines avant la reprise.',
    ],
    ['bébé ne veut pas du biberon', 'Quatre biberons du modèle que vous avez choisi.'],
    ['combien d’heures dort un bébé de 4 mois', 'Il retrouvera le sommeil avec sa gigoteuse.'],
    ['combien de temps dure un accouchement', 'Entre trois et quatre jours après un accouchement.'],
    ['comment se passe un accouchement par voie basse', 'Trois jours après une naissance par voie basse.'],
    ['comment réparer une poussette', 'Vérifiez les roues et les freins de la poussette.'],
    ['comment licencier ma nounou', 'Vous êtes son employeur, avec un contrat.'],
    ['combien gagne une assistante maternelle', 'La garde coûte 606,25 €.'],
    ['comment devenir assistante maternelle', 'L’assistante maternelle est agréée.'],
    ['à quel âge un enfant marche', 'Entre quatre et six mois.'],
  ])('is not told: %s', (question, said) => {
    expect(tellsAskedFor(question, quote(said))).toBe(false);
  });

  it.each([
    ['durée du congé parental', 'Il dure un an.', 'Le congé parental'],
    ['à quelle heure ferme la mairie', 'La mairie ferme à 17 h.'],
    ['numéro de la PMI', 'La PMI répond au 01 23 45 67 89.'],
    ['combien de doses de vaccin à deux mois', 'Deux doses sont prévues.'],
    ['quel biberon de 150 ml acheter', 'Un ou deux petits biberons (150 ml).'],
    ['que veut dire SA', 'SA veut dire semaines d’aménorrhée.'],
    ['combien de temps dure le congé de maternité', 'Il dure seize semaines.'],
    ['quand commencer la diversification', 'Entre quatre et six mois.'],
    ['il lui manque une dose de vaccin pour la crèche', 'L’enfant est accueilli provisoirement.'],
    ['combien de biberons par jour', 'À cet âge, six biberons par jour.'],
    ['il refuse de manger', 'S’il refuse, on range.'],
    ['combien dure le congé après l’accouchement', 'Il dure dix semaines.'],
    ['quand en parler à mon patron', 'Un mois avant.'],
  ])('is told: %s', (question, said, title = 'Une page') => {
    expect(tellsAskedFor(question, quote(said, title))).toBe(true);
  });
});

it('knows who asks for what is somebody else’s', () => {
  for (const question of [
    // The assistant takes names out of a question before it reads it.
    'donne-moi l’adresse mail et le téléphone de',
    'quel est le numéro de portable de',
    'adresse de la famille',
    'le mail et le portable de camille dupont',
    'donne le téléphone de paul petit',
    'qui a participé à la cagnotte de la famille',
    'qui a réservé la poussette sur la liste de',
    'combien a donné ma tante à la cagnotte de',
  ])
    expect(isOfSomebody(question), question).toBe(true);
  for (const question of [
    'qui a réservé sur ma liste',
    'changer mon adresse e-mail',
    'je n’ai pas reçu l’e-mail de confirmation de réservation',
    'le mail de rappel part quand',
    'l’adresse de livraison de la liste',
    'numéro de téléphone de la sage-femme',
    'comment participer à la cagnotte d’une amie',
  ])
    expect(isOfSomebody(question), question).toBe(false);
});

it('asks no week of pregnancy about a child that is born', () => {
  const week = { path: '/grossesse/semaine-28' };
  expect(mayTell('mon bébé a le hoquet', week)).toBe(false);
  expect(mayTell('ma fille a des coliques', week)).toBe(false);
  expect(mayTell('ma fille a des coliques', { path: '/grossesse/bebe-semaine-3' })).toBe(true);
  expect(mayTell('bébé a le hoquet dans mon ventre', week)).toBe(true);
  expect(mayTell('qu’est-ce que le bouchon muqueux', week)).toBe(true);
});

it('asks no page of a baby’s meals what its mother may eat', () => {
  const meals = { path: '/magazine/premiers-mois/commencer-la-diversification' };
  expect(mayTell('je peux manger des œufs crus enceinte', meals)).toBe(false);
  expect(mayTell('les œufs à quel âge', meals)).toBe(true);
  expect(mayTell('diversification d’un bébé qui est allaité, que manger', meals)).toBe(true);
});
