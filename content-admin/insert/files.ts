/** The pictures among what was pasted or dropped. */
export function filesOf(data: DataTransfer | null): File[] {
  // A cell copied from a spreadsheet carries a picture of itself beside its words: the words are meant.
  if (!data || data.types.includes('text/html') || data.types.includes('text/plain')) return [];
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}
