import table from './data/feast-days.json' with { type: 'json' };

export interface FeastDay {
  /** MM-DD. */
  day: string;
  /** "Antoine de Padoue", "la nativité de Jean le Baptiste". */
  saint: string;
}

const feasts = new Map<string, FeastDay[]>();
for (const row of table.rows) {
  const [day = '', slugs = '', saint = ''] = row.split('|');
  for (const slug of slugs.split(' ')) feasts.set(slug, [...(feasts.get(slug) ?? []), { day, saint }]);
}

/** The days on which the calendar names a saint of this very first name, from January on; none for most names. */
export const feastDays = (slug: string): readonly FeastDay[] => feasts.get(slug) ?? [];

/** The day on which the calendar was last read, YYYY-MM-DD. */
export const FEASTS_READ_ON = table.readOn;

const long = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "17 janvier", "1er mai". */
export function feastDate({ day }: FeastDay): string {
  return long.format(new Date(`2028-${day}T00:00:00Z`)).replace(/^1 /, '1er ');
}
