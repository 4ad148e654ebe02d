/** Signs of pictures, their tones and joints; the marks of trade and of rights are in every font. */
const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\ufe0e\ufe0f\u20e3]/gu;
/** Orders to a screen: none is seen on paper, and some turn the words around. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;
/** Letters drawn as mathematics, and what lies beyond the fonts of our sheets. */
const BEYOND = /[\u{10000}-\u{10FFFF}]/gu;

const within = (sign: string): string => {
  const plain = sign.normalize('NFKC');
  return plain.length === 1 ? plain : '';
};

/** A text as our own fonts print it: what they have not would be boxes, written over what stands beside. */
export const printable = (text: string): string =>
  text
    .replace(PICTURES, '')
    .replace(UNSEEN, '')
    .replace(BEYOND, within)
    .replace(/ {2,}/g, ' ')
    .replace(/^ +| +$/gm, '');
