const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words that an editor typed, inside HTML or one of its attributes. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
