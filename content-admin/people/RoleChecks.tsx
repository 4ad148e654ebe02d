import type { Role } from '#src/features/accounts/roles.calls.ts';
import { rightsText } from './rights-text.ts';

interface Props {
  roles: readonly Role[];
  chosen: readonly number[];
  onChange(ids: number[]): void;
}

/** A box for each role, with all it opens. */
export function RoleChecks({ roles, chosen, onChange }: Props) {
  return roles.map(({ id, name, rights }) => (
    <label key={id} className="check">
      <input
        type="checkbox"
        checked={chosen.includes(id)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
        }
      />
      <span>
        {name} <span className="small muted">{rightsText(rights)}</span>
      </span>
    </label>
  ));
}
