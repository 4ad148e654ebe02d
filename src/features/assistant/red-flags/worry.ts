import { plainWords } from './words.ts';

const BODY =
  /\bsang\b|\bsaign\w*|\bpertes\b|\bdoul(?:eur|our)\w*|\bcontractions?\b|\bregurgit\w*|\bvomi\w*|\bnausees?\b|\bfievres?\b|\btemperature (?:de |a )?[34]\d|\btouss\w*|\btoux\b|\brespir\w*|\bessouffl\w*|\bmalaises?\b|\bevanou\w*|\bvertiges?\b|\btrembl\w*|\bconvuls\w*|\bgonfl\w*|\benfl(?:e|ee|es)\b|\bplaques? (?:rouges?|sur)|\bboutons\b|\beruption|\bdemang\w*|\bbrul(?:e|ee|ure|ures)\b|\bbless\w*|\bplaie|\bcicatrice|\bfractur\w*|\bentorse|\bbosses?\b|\bhematome|\bmarbree?s?\b|\bpale\b|\bgrogn\w*|\bgemi\w*|\bmou\b|\bmolle\b|\binerte|\bcogn\w*|\baval\w* (?:un|une|des|du)\b/;
const ACHES =
  /\b(?:ai|a|as|avoir|avait|fais|fait|faire|tres|jai) (?:\w+ )?mal\b(?! a (?:choisir|trouver|comprendre|savoir|decider|imprimer|me connecter|dormir|l idee|partager))|\bmal (?:au|aux|a la|a l|de|dans|partout)\b(?! (?:choix|mer))/;
const ILLNESS =
  /\bmalad\w*|\binfect\w*|\bvirus\b|\bgrippes?\b|\bgastro\w*|\bdiarrhees?\b|\bbronchiolite|\bvaricelle|\botites?\b|\bcovid|\ballerg\w*|\bfausse couche|\bhopital|\burgences?\b|\bsamu\b|\bpompiers?\b|\bdose\w*|\bmedicaments?\b|\bparacetamol|\bdoliprane|\bibuprofene|\bintoxi\w*|\bgrave\b|\binquiet\w*/;
const MINDS =
  /\bangoiss\w*|\bdepri\w*|\bdepress\w*|\bpleure (?:tout|sans|tous|chaque)|\bje pleure\b|\ben peux plus\b|\ba bout\b|\bcraque\b|\bdesesper\w*|\bmourir\b|\bmeur\w*|\bmorte?\b|\bsuicid\w*|\btue\w*\b/;
const VIOLENCE =
  /\bviolen\w*|\bfrapp\w*|\bgifl\w*|\bcoups\b|\bmenac\w*|\bme fait peur|\bpeur de lui\b|\bcrie dessus|\binsult\w*|\bhumili\w*|\bharcel\w*|\bmaltrait\w*|\bsecou\w*|\bdanger\b|\bviol(?:ee?|er|s)?\b|\battouch\w*/;

/** True of a question that tells of a body, an illness or violence, whatever its danger: no rule has to know it. */
export function isWorrying(question: string): boolean {
  const text = plainWords(question);
  return [BODY, ACHES, ILLNESS, MINDS, VIOLENCE].some((words) => words.test(text));
}
