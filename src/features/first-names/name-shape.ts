/** Letters of a first name: hyphens and spaces do not count, "œ" counts for two. */
export function letterCount(name: string): number {
  return name.replaceAll('œ', 'oe').replace(/[^\p{L}]/gu, '').length;
}

/** The letters French reads as one vowel sound, longest first; `ï` and `ë` open a sound of their own. */
const NUCLEUS =
  /eau|oui|oua|oî|ieu|aou|aeu|(?<![bcdfgptv][rl])(?:ien(?=$|n|c|t)|iel(?=$|l)|ian$)|ie(?=$|s$|r)|a[uiy]|e[uiy]|o[uiy]|œu|aa|ee|oo|[aeiouyàâäáãåéèêëîïíôöóûùüúœæı]/gu;

/**
 * Syllables as they are said in French, roughly: a final mute e does not count, "ien" is one sound in Julien
 * and two in Adrien, "ia" two. Takes the displayed form, whose accents tell vowels apart.
 */
export function syllableCount(name: string): number {
  return name
    .toLocaleLowerCase('fr')
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + syllablesOf(part), 0);
}

function syllablesOf(part: string): number {
  const said = part
    .replace(/(?<=[gq])u(?=[eiéèêy])/gu, '')
    .replace(/(?<=[gj])e(?=[ao])/gu, '')
    .replace(/(?:(?<=[aeiouéè][^aeiouyéè]?)|^)y(?=[aeiouéèëï])/gu, 'j')
    .replace(/(?<=[aeiouyéèëï].*)(?:e|es|eh)$/u, (end, at: number) =>
      // "Marie" keeps its i, "Jade" ends on its d.
      at > 0 ? '' : end,
    );
  return Math.max(1, said.match(NUCLEUS)?.length ?? 1);
}
