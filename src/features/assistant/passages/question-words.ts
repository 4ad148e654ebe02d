import { singular } from '#search/thesaurus/key.ts';

/** Words that a question is asked with, folded: they say nothing of its subject. */
export const OF_ASKING: ReadonlySet<string> = new Set(
  [
    'bonjour bonsoir salut coucou hello merci svp stp please milla dis dites moi aide aider aidez',
    'est ce quoi que qui quel quelle quels quelles comment combien quand pourquoi lequel laquelle lesquels',
    'je tu il elle on nous vous ils elles me te se lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos',
    'ai as avons avez ont avoir eu aura aurai avait suis es sommes etes sont etre ete sera serai etait soit',
    'fait faire fais faites font faut fallait faudra peut peux puis pouvez pouvoir peuvent pourrait pourrais',
    'dois doit devez doivent devoir devrait veux veut voudrais voudrait voulez vouloir souhaite souhaiterais',
    'sais sait savoir savez connaitre dire dit expliquer explique explication info infos information question',
    'aller va vais vont allez aimerais aimerait cherche chercher trouver trouve besoin existe avis possible normal',
    'ca cela ceci celui celle ceux y en et ou mais donc car si ne pas plus n d l s c j m t qu non oui alors du coup',
    'avec sans pour par sur sous dans chez vers entre contre depuis pendant avant apres encore deja toujours jamais',
    'tout toute tous toutes aucun aucune autre autres meme memes tres trop peu beaucoup bien mal vraiment juste',
    'a au aux de des un une le la les cet cette ces quelque quelques chose choses truc trucs genre niveau question',
    'ici la-bas la voila voici quoi sinon enfin bref etc ok hein pis puis ensuite maintenant aujourd hui',
    'utiliser sert servir conseil conseils conseillez conseiller recommande recommandez idee idees',
    'mettre mets prendre prends prend arriver arrive devenir devient rester reste revenir revient parler hesite nimporte importe',
    'parle parlent jai jsuis cest sest nest quon lon jaimerais jpeux jveux tas ya aije',
    'taux jusqu jusqua jusquau jusque partout comme sois soient soyez serais etais etaient seront',
    'avais avait avions aviez avaient eus eut ayant ait aient aurais aurait auraient eue ayez etions etiez etaient sera serez serons fut etant',
    'pu pouvais pouvait pouvaient pourra pourrai pourrez pourront puisse voulu voulais voulait voulaient veuille voudra veulent voulons',
    'su savais savait savent saurais saura devais devait devaient devra devrais devraient fallu faille faites faisait faisais faisaient fera ferai feront',
    'mis mise mises mettez mettait mettra dis disent dite dites allait allais allaient irai ira iront aille parlez parles parlait parlons dont lequel',
    'duquel desquels auquel auxquels laquelle lesquelles quiconque oblige obligee obliges obligees force forcee franchement',
    'voudraient voudras voudront voudriez voudrions pourraient pourriez pourrions pouvions devraient devrions devriez aimeraient aimeriez',
    'souhaitent souhaiterait souhaiteraient souhaitait faudrait faudrais savent saurait sauraient auraient serons feraient ferons iraient irait',
    'veuillez voulons voulions puissent puissions doive doivent devions chercherais cherchent recherche cherchons cherchait trouverai',
    'doit-on peut-on faut-il regle regles concernant propos sujet cas chaque combien',
  ].flatMap((line) => line.split(' ')),
);

/** Said of everybody here: they count for little, and are not missed. */
export const OF_EVERYBODY: ReadonlySet<string> = new Set(
  [
    'bebe bb enfant petit petite nourrisson nouveau ne nouveau-ne loulou puce fils fille garcon',
    'parent maman papa site merveille jour mois semaine an annee temps fois nombre heure duree',
    'dure durer longtemps ans',
  ]
    .flatMap((line) => line.split(' '))
    .map(singular),
);

/**
 * What is told around a question that is asked as to a friend: who said it, when, what one thinks of it. Beside enough
 * words of the subject they count for little; alone they are the subject.
 */
export const OF_TELLING: ReadonlySet<string> = new Set(
  [
    'belle beau beaux mere soeur frere tante oncle cousin cousine mamie papi ami amie copain copine mari',
    'voisin voisine collegue gens monde quelqu quelqu-un personne cheri cherie niece neveu tata tonton meuf mec nana gars type',
    'venir vient viens venu venue voir vois voit vu attendre attends attend laisser laisse laissent garder',
    'croire crois croit croyais croyait penser pense pensais pensait entendu entendre entends regarder regarde',
    'trouvent trouves demande demandent demander raconte racontent disent disait disaient dises semble parait',
    'commencer commence commencent finir finit fini continuer essayer essaye essaie passer passe tenir tient',
    'adore deteste envie peur ose osent ferait feraient plaisir perdre perdu gagner sache saches rend rends',
    'lundi mardi mercredi jeudi vendredi samedi dimanche demain hier matin soir prochain prochaine dernier derniere',
    'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent demi premier premiere',
    'moment maison probleme difficulte exactement justement ailleurs aussi plein fort presque surtout',
    'seulement completement tellement franchement apparemment souvent parfois bientot tard tot loin rien moins',
    'mieux pire autant pareil partout quand-meme suis-je vieux vieille grand grande gros grosse joli jolie',
  ]
    .flatMap((line) => line.split(' '))
    .map(singular),
);
