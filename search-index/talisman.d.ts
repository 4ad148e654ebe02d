declare module 'talisman/phonetics/french/sonnex.js' {
  const sonnex: ((word: string) => string) & { default?: (word: string) => string };
  export default sonnex;
}
