import type { HomeBlock } from '#src/features/site/settings.ts';
import { Field, TextField } from '#src/ui/Field.tsx';
import { miscFr } from './settings.fr.ts';

const { home } = miscFr;

interface Props {
  block: HomeBlock;
  errorOf(part: 'title' | 'text'): string | undefined;
  onChange(next: Partial<HomeBlock>): void;
}

export function HomeBlockRow({ block, errorOf, onChange }: Props) {
  const name = home.blocks[block.kind];
  const first = block.kind === 'hero';
  return (
    <div className="setting-row">
      <details className="setting-block">
        <summary>
          <strong>{name}</strong>
          <span className="small muted">{first ? home.fixed : block.title || home.own}</span>
        </summary>
        <div className="form">
          <Field
            label={home.title}
            maxLength={120}
            value={block.title}
            error={errorOf('title')}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <TextField
            label={home.text}
            maxLength={400}
            value={block.text}
            error={errorOf('text')}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </div>
      </details>
      {!first && (
        <label className="check setting-shown">
          <input
            type="checkbox"
            checked={block.enabled}
            onChange={(event) => onChange({ enabled: event.target.checked })}
          />
          <span>
            {home.shown}
            <span className="visually-hidden"> {name}</span>
          </span>
        </label>
      )}
    </div>
  );
}
