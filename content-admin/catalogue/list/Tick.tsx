/** A box to tick with its words beside. */
export function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label className="desk-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
