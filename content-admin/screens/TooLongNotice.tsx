import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { isTooLong } from '../document/too-long.ts';
import { editorFr } from '../editor.fr.ts';

const { tooLong } = editorFr;

/** The text as a file of the person's own: what the server does not take is not only in a browser. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = tooLong.file;
  link.click();
  URL.revokeObjectURL(url);
}

export function TooLongNotice({ text }: { text: string }) {
  if (!isTooLong(text)) return null;
  return (
    <Notice tone="alert" role="alert" title={tooLong.title}>
      <p>{tooLong.text(text.length)}</p>
      <Button onClick={() => download(text)}>{tooLong.download}</Button>
    </Notice>
  );
}
