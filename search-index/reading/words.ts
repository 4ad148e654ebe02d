/** A word of a name is kept as among the things a product is about: who types it is shown those before others. */
export const wordId = (key: string) => `mot ${genderless(key)}`;
/** A family of words that a description tells something with. */
export const toldId = (stem: string) => `dit ${stem}`;

/** "Antidérapant" and "antidérapante" are one word of a name. */
const genderless = (key: string) => (key.length > 5 ? key.replace(/e$/, '') : key);
