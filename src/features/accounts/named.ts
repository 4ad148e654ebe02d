import { ofName } from '#src/lib/of-name.ts';

/** docs/spec/product.md §3. */
export const ANONYMOUS = 'Anonyme';

/** False for who gave no name, or is gone: a sentence then goes without. */
export const isNamed = (name: string): boolean => name.trim() !== '' && name !== ANONYMOUS;

/** " de Camille", " d’Anne & Paul", to follow a word; nothing for who has no name. */
export const ofPerson = (name: string): string => (isNamed(name) ? ` ${ofName(name)}` : '');

export interface Named {
  firstname: string;
  lastname: string;
  partnerFirstname: string | null;
}

/** "Camille Durand", or "Camille & Noé" for a couple; each part of a name begins with a capital. */
export function displayName({ firstname, lastname, partnerFirstname }: Named): string {
  const first = capitalised(firstname);
  const partner = capitalised(partnerFirstname ?? '');
  const name =
    partner && first ? `${first} & ${partner}` : [first, capitalised(lastname)].filter(Boolean).join(' ');
  return name || ANONYMOUS;
}

function capitalised(name: string): string {
  return name
    .trim()
    .replace(
      /(^|[\s'’-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('fr'),
    );
}
