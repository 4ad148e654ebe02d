/** A word of a name is kept as among the things a product is about: who types it is shown those before others. */
export const wordId = (key: string) => `mot ${key}`;
