interface Props<T extends string> {
  names: readonly T[];
  chosen: NoInfer<T> | undefined;
  labelOf(name: NoInfer<T>): string;
  onChoose(name: NoInfer<T>): void;
}

/** A row of chips, of which one is pressed. */
export function Choices<T extends string>({ names, chosen, labelOf, onChoose }: Props<T>) {
  return (
    <div className="chips">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
        >
          {labelOf(name)}
        </button>
      ))}
    </div>
  );
}
