/** The title for search engines and shared links: the item's own, or the one it is given for them. */
export function metaTitleOf({ title, fields }: { title: string; fields: Record<string, unknown> }): string {
  const given = fields.meta_title;
  return typeof given === 'string' && given.trim() ? given.trim() : title;
}
