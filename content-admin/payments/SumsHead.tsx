interface Props<Column extends string> {
  columns: Record<Column, string>;
  /** Those that hold figures, which stand to the right. */
  sums: readonly Column[];
}

/** The head of a table of the accounts. */
export function SumsHead<Column extends string>({ columns, sums }: Props<Column>) {
  return (
    <thead>
      <tr>
        {Object.entries<string>(columns).map(([column, name]) => (
          <th key={column} scope="col" className={sums.some((sum) => sum === column) ? 'pay-sum' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
