import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** What is known of something, a line each; a fact without a value has none. */
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
