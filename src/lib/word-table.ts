/**
 * A table that is read by words that people typed: it knows its own alone. An ordinary object also has what every object
 * has, and answers a function to "constructor".
 */
export const wordTable = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries);
