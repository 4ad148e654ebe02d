/**
 * The same function of a text, its last answers kept: of a long text that was pasted, each pause of the keys reads every
 * block again, and all but one are as they were.
 * @param mostChars of the texts whose answers are kept, in all
 */
export function remember<T>(mostChars: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  let chars = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    known.set(text, made);
    chars += text.length;
    for (const oldest of known.keys()) {
      if (chars <= mostChars) break;
      known.delete(oldest);
      chars -= oldest.length;
    }
    return made;
  };
}
