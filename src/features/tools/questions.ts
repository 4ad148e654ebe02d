export interface Question {
  title: string;
  html: string;
}

const TITLE = /<h2 id="questions-frequentes"[^>]*>[\s\S]*?<\/h2>/;
const TAG = /<[^>]+>/g;

/** The questions of a page, from its own text: under « Questions fréquentes », each third-level heading and what follows. */
export function questionsOf(html: string): Question[] {
  const after = html.split(TITLE)[1]?.split(/<h2[ >]/)[0] ?? '';
  return after
    .split(/<h3[^>]*>/)
    .slice(1)
    .flatMap((part) => {
      const [title = '', answer = ''] = part.split('</h3>');
      const text = title.replace(TAG, '').trim();
      return text !== '' && answer.trim() !== '' ? [{ title: text, html: answer.trim() }] : [];
    });
}
