const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** An address as the parentheses of a link take it. */
export const addressMarkdown = (address: string) => address.replaceAll(' ', '%20').replace(/[()\\]/g, '\\$&');

/** The words after an address, with the blank before them. */
export const titleMarkdown = (title: string) =>
  title ? ` "${oneLine(title).replace(/["\\]/g, '\\$&')}"` : '';

export function pictureMarkdown({ url, alt, title }: { url: string; alt: string; title: string }): string {
  return `![${oneLine(alt).replace(/[[\]\\]/g, '\\$&')}](${addressMarkdown(url)}${titleMarkdown(title)})`;
}
