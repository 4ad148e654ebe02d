import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { isTooLong } from '../document/too-long.ts';
import { editorFr } from '../editor.fr.ts';

const { tooLong } = editorFr;

/** Offers a text that is too long for the server as a file, so that it is not in the browser alone. */
export function TooLongNotice({ text }: { text: string }) {
  if (!isTooLong(text)) return null;
  return (
    <Notice tone="alert" role="alert" title={tooLong.title}>
      <p>{tooLong.text(text.length)}</p>
      <Button onClick={() => saveAs(tooLong.file, text, 'text/markdown;charset=utf-8')}>
        {tooLong.download}
      </Button>
    </Notice>
  );
}
