import slugify from '@sindresorhus/slugify';

/** A first proposal for a list's address: « camille-et-noe », « camille-durand ». */
export function slugFromNames(names: { firstname: string; lastname: string; partner: string }): string {
  const pair = names.partner.trim()
    ? `${names.firstname} et ${names.partner}`
    : `${names.firstname} ${names.lastname}`;
  return slugify(pair.replaceAll('&', ' et '), { decamelize: false }).slice(0, 60).replace(/-+$/, '');
}
