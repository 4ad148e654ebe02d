import type { Topic } from './topics.ts';

/** For who cannot speak or hear. */
const SILENT =
  'Si vous ne pouvez pas parler ou entendre, écrivez au 114 par SMS : c’est gratuit, jour et nuit.';
const SAMU = 'Appelez le 15 (Samu) ou le 112 tout de suite, jour et nuit.';
const MATERNITY =
  'Appelez maintenant les urgences de votre maternité, ou le 15 (Samu) si vous ne les joignez pas.';
const STOP =
  'Milla s’arrête ici : elle ne remplace pas un professionnel de santé, et ne peut pas juger de ce que vous décrivez.';

const care = (first: string, whom = SAMU) => `${first} ${whom} ${SILENT} ${STOP}`;

/** One fixed text a topic: the right number, and nothing that a person on the line would say better. */
export const URGENT_TEXTS: Record<Topic, string> = {
  bleeding: care(
    'Un saignement se signale sans attendre pendant la grossesse et après la naissance.',
    'S’il est abondant, s’il traverse une protection en une heure, ou en cas de malaise : appelez le 15 (Samu) ou le 112 tout de suite. Sinon, appelez maintenant les urgences de votre maternité, ou le 15 si vous ne les joignez pas.',
  ),
  waters: care('Une perte de liquide se signale sans attendre, à tout moment de la grossesse.', MATERNITY),
  movements: care(
    'Un bébé que l’on sent moins bouger se signale sans attendre, de jour comme de nuit.',
    MATERNITY,
  ),
  headache: care(
    'Ces signes se signalent sans attendre pendant la grossesse et après la naissance.',
    MATERNITY,
  ),
  pregnancy_fever: care(
    'De la fièvre se signale sans attendre pendant la grossesse et après la naissance.',
    MATERNITY,
  ),
  pregnancy_fall: care(
    'Une chute ou un choc se signale sans attendre pendant la grossesse, même sans douleur.',
    MATERNITY,
  ),
  pregnancy_pain: care(
    'Ces signes se signalent sans attendre pendant la grossesse et après la naissance.',
    `${MATERNITY} En cas de malaise ou de gêne pour respirer, c’est le 15 ou le 112.`,
  ),
  pregnancy_collapse: care(
    'C’est une urgence, pendant la grossesse comme après la naissance.',
    `${SAMU} Dites d’abord que la personne est enceinte, ou depuis quand elle a accouché.`,
  ),
  unconscious: care('C’est une urgence.'),
  breathing: care(
    'C’est une urgence.',
    'Appelez le 15 (Samu), le 18 (pompiers) ou le 112 tout de suite, jour et nuit.',
  ),
  blue: care('C’est une urgence.'),
  convulsion: care('C’est une urgence.'),
  young_fever: care('Ces signes chez un tout-petit se montrent sans attendre.'),
  poison: care(
    'C’est une urgence, même sans signe visible.',
    'Appelez le 15 (Samu) ou un centre antipoison, ouvert jour et nuit : à Paris, le 01 40 05 48 48. Gardez l’emballage ou le nom du produit sous la main.',
  ),
  burn: care(
    'Une brûlure ou un choc électrique chez un enfant se montre sans attendre.',
    'Appelez le 15 (Samu), le 18 (pompiers) ou le 112, jour et nuit.',
  ),
  child_fall: care(
    'Une chute, un choc ou un accident chez un enfant se signale sans attendre.',
    'Appelez le 15 (Samu), le 18 (pompiers) ou le 112, jour et nuit.',
  ),
  dehydration: care('Ces signes chez un tout-petit se montrent sans attendre.'),
  alike: `Ce que vous écrivez ressemble à un danger. Quelqu’un est malade ou blessé, ou vous êtes enceinte et quelque chose vous alerte : appelez le 15 (Samu) ou le 112, jour et nuit. Un produit a été avalé : le 15 ou un centre antipoison, à Paris le 01 40 05 48 48. Vous pensez à mourir, ou vous avez peur de faire du mal : le 3114. Quelqu’un vous fait du mal : le 17, ou le 3919 pour être écoutée. Un enfant est en danger : le 119. ${SILENT} ${STOP}`,
  mind: `Ce que vous écrivez est important, et vous n’êtes pas sans aide. Appelez le 3114, numéro national de prévention du suicide : gratuit, jour et nuit, des professionnels vous écoutent. En danger immédiat, appelez le 15 (Samu) ou le 112. ${SILENT} ${STOP}`,
  mind_baby: `Posez votre bébé sur le dos dans son lit, sortez de la pièce et appelez quelqu’un. Le 3114 répond jour et nuit, gratuitement, à qui a peur de faire du mal ou de se faire du mal ; le 119 écoute aussi les parents. Si votre bébé a été secoué, frappé ou ne va pas bien, appelez le 15 (Samu) ou le 112 tout de suite. ${SILENT} ${STOP}`,
  violence: `Personne n’a le droit de vous faire du mal. En danger immédiat, appelez le 17 (police, gendarmerie) ou le 112 ; sans pouvoir parler, écrivez au 114 par SMS. Le 3919, Violences Femmes Info, écoute gratuitement et sans trace sur la facture, jour et nuit. Un enfant est exposé : le 119. Enceinte et frappée ou blessée : le 15 (Samu). ${STOP}`,
  child_danger: `Un enfant en danger se signale, même dans le doute. Appelez le 119, Allô Enfance en danger : gratuit, jour et nuit, il n’apparaît pas sur la facture. En danger immédiat, appelez le 17 (police, gendarmerie) ou le 112 ; pour un enfant blessé ou qui ne va pas bien, le 15 (Samu). ${SILENT} ${STOP}`,
  online: `Cela peut être signalé et retiré. Le 3018 aide gratuitement les victimes de harcèlement et de violences en ligne, tous les jours. En cas de menace immédiate, appelez le 17 (police, gendarmerie) ou le 112. ${SILENT} ${STOP}`,
};
