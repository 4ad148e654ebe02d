import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** A list of facts, a line each; a fact without a value has no line. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="pay-facts sheet sheet-padded">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
