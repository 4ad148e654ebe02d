import { useId } from 'react';
import type { Tuning } from '#search/tuning.ts';
import type { SearchTuning, Tried } from '#src/features/search/tuning/tuning.calls.ts';
import { Field } from '#src/ui/Field.tsx';
import { ProductLine } from './ProductLine.tsx';
import { searchFr } from './search.fr.ts';
import { type TryOut, useTryOut } from './useTryOut.ts';

const { tryOut: fr } = searchFr;

interface Props {
  query: string;
  onQuery(query: string): void;
  tuning: Tuning;
  engine: SearchTuning['engine'];
}

/** One query, as it answers now and as it would. */
export function TryPanel({ query, onQuery, tuning, engine }: Props) {
  const tried = useTryOut(query, tuning);
  return (
    <section className="sheet sheet-padded stack tuning-try" aria-labelledby="essayer">
      <h2 id="essayer">{fr.title}</h2>
      <search>
        <Field
          label={fr.label}
          hint={fr.hint}
          type="search"
          maxLength={200}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </search>
      <p role="status" className="muted">
        {said(tried)}
      </p>
      {tried.state === 'ready' && (
        <div className="tuning-sides">
          <Side title={fr.before} tried={tried.before} />
          <Side title={fr.after} tried={tried.after} against={tried.before} />
        </div>
      )}
      {engine === 'meilisearch' && <p className="small muted">{fr.engine}</p>}
    </section>
  );
}

const order = ({ items }: Tried) => items.map(({ id }) => id).join();

function said(tried: TryOut): string {
  if (tried.state === 'idle') return fr.empty;
  if (tried.state === 'waiting') return fr.waiting;
  if (tried.state === 'failed') return tried.sentence ?? fr.failed;
  const { before, after } = tried;
  const same = before.total === after.total && order(before) === order(after);
  return same ? fr.same : `${fr.found(before.total)} → ${fr.found(after.total)}`;
}

function moved(id: number, at: number, before: Tried): string | null {
  const was = before.items.findIndex((one) => one.id === id);
  if (was < 0) return fr.added;
  if (was === at) return null;
  return was > at ? fr.up(was - at) : fr.down(at - was);
}

function Side({ title, tried, against }: { title: string; tried: Tried; against?: Tried }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="small muted">{fr.found(tried.total)}</p>
      <ol className="plain">
        {tried.items.map((product, at) => (
          <li key={product.id}>
            <ProductLine product={product} more={against && moved(product.id, at, against)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
