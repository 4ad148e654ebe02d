/** Signs that nobody sees, and that no document may hold: NUL, and the other controls but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Half of an emoji that another program cut. */
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Pasted words without what cannot be written: the document would be refused for a sign that nobody finds. */
export const cleanText = (text: string): string => text.replace(CONTROLS, '').replace(HALVES, '');
