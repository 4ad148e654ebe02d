import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Dialog } from '../screens/Dialog.tsx';
import { insertFr } from './insert.fr.ts';
import { refusalOf, uploadImage } from './upload.ts';

const { image: fr } = insertFr;

export interface ImageGiven {
  url: string;
  alt: string;
}

interface Props {
  /** What was pasted or dropped, one picture after the other; empty when one is to be chosen. */
  files: readonly File[];
  onInsert(image: ImageGiven): void;
  onClose(): void;
}

/** Asks for the description, sends the picture, and hands back its address. */
export function ImageDialog({ files, onInsert, onClose }: Props) {
  const [n, setN] = useState(0);
  const next = () => (n + 1 < files.length ? setN(n + 1) : onClose());
  const title = files.length > 1 ? fr.several(n + 1, files.length) : fr.title;
  return (
    <Dialog title={title} onClose={onClose}>
      <ImageForm
        key={n}
        given={files[n] ?? null}
        onDone={(image) => {
          onInsert(image);
          next();
        }}
        onSkip={next}
      />
    </Dialog>
  );
}

interface FormProps {
  given: File | null;
  onDone(image: ImageGiven): void;
  onSkip(): void;
}

function ImageForm({ given, onDone, onSkip }: FormProps) {
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const refused = file ? refusalOf(file) : null;
  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!file || refused || alt.trim() === '' || part !== null) return;
    setFault(null);
    setPart(0);
    try {
      const { cdn_url } = await uploadImage(file, alt.trim(), setPart);
      onDone({ url: cdn_url, alt: alt.trim() });
    } catch (error) {
      setPart(null);
      setFault((error as Error).message);
    }
  }
  return (
    <form className="form" onSubmit={send} noValidate>
      <FileField file={file} error={refused ?? (tried && !file ? fr.fileMissing : null)} onFile={setFile} />
      <TextField
        label={fr.alt}
        hint={fr.altHint}
        rows={2}
        maxLength={300}
        required
        value={alt}
        error={tried && alt.trim() === '' ? fr.altMissing : null}
        onChange={(event) => setAlt(event.target.value)}
      />
      {fault && (
        <Notice tone="alert" role="alert">
          <p>{fault}</p>
        </Notice>
      )}
      {part !== null && <Sending part={part} />}
      <div className="form-actions">
        <Button look="main" type="submit" busy={part !== null}>
          {insertFr.insert}
        </Button>
        <Button look="quiet" onClick={onSkip}>
          {given ? fr.skip : insertFr.cancel}
        </Button>
      </div>
    </form>
  );
}

function Sending({ part }: { part: number }) {
  const words = part < 1 ? fr.sending(Math.round(part * 100)) : fr.preparing;
  return (
    <div role="status">
      <progress className="upload-bar" max={1} value={part < 1 ? part : undefined} aria-label={words} />
      <p className="small muted">{words}</p>
    </div>
  );
}

interface FileProps {
  file: File | null;
  error: string | null;
  onFile(file: File | null): void;
}

function FileField({ file, error, onFile }: FileProps) {
  const id = useId();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {fr.choose}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {fr.chooseHint}
      </p>
      <input
        id={id}
        type="file"
        className="input"
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onFile(event.target.files?.[0] ?? file)}
      />
      {url && !error && <img className="upload-preview" src={url} alt={fr.preview} />}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
