import { useRef } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mediaFr } from '../../media/media.fr.ts';
import { ACCEPTED, dataUrlOf, prepare } from '../../media/upload.ts';

interface Props {
  id: number;
  onReplaced(): void;
  onProblem(sentence: string): void;
}

export function ReplaceButton({ id, onReplaced, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { run, busy } = useCall();
  async function replace(file: File) {
    const replaced = await run(
      async () => mediaCalls.replaceMedia({ id, dataurl: await dataUrlOf(await prepare(file), file.name) }),
      ({ message }) => onProblem(message),
    );
    if (replaced) onReplaced();
  }
  return (
    <>
      <Button icon="image" busy={busy} onClick={() => input.current?.click()}>
        {busy ? mediaFr.queue.sending : mediaFr.detail.replace}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={mediaFr.detail.replace}
        accept={ACCEPTED}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) replace(file);
        }}
      />
    </>
  );
}
