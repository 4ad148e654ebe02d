import * as z from 'zod/mini';

/** docs/spec/calls.md §Types, PublicUser: what anyone may know of a person. */
export const PublicUser = z.object({
  display_name: z.string(),
  firstname: z.string(),
  profilepic: z.nullable(z.string()),
  slug: z.string(),
});
export type PublicUser = z.output<typeof PublicUser>;

/** docs/spec/product.md §3. */
export const ANONYMOUS = 'Anonyme';

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
