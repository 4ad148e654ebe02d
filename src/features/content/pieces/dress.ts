import { piecesFr as fr } from './pieces.fr.ts';

const REFERENCE = /<a href="#note_(\d+)"(?: id="[\w-]+")?>\1<\/a>/g;
const BACK = /<a href="#appel_[\d_]+">↩<\/a>/g;
const CALLOUT = /<div class="callout callout-(?:note|conseil|attention)">/g;
const NOTES = '<div class="footnotes">';

/** Says to screen readers what pieces of safe HTML are: only words of ours are added. */
export function dressPieces(html: string): string {
  return html
    .replace(CALLOUT, (tag) => tag.replace('>', ' role="note">'))
    .replace(REFERENCE, (tag, number: string) => tag.replace('>', ` aria-label="${fr.note(number)}">`))
    .replace(BACK, (tag) => tag.replace('>', ` aria-label="${fr.back}">`))
    .replaceAll(NOTES, `<div class="footnotes" role="doc-endnotes" aria-label="${fr.notes}">`);
}
