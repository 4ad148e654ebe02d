import { ANONYMOUS } from '#src/features/accounts/named.ts';
import type { PersonRow } from '#src/features/accounts/people.calls.ts';
import { formatDate, formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { peopleFr as fr } from './people.fr.ts';

interface Props {
  items: readonly PersonRow[];
  onOpen(person: PersonRow): void;
}

export const nameOf = ({ display_name }: PersonRow) =>
  display_name === ANONYMOUS ? fr.unnamed : display_name;

export function PeopleTable({ items, onOpen }: Props) {
  return (
    <table className="content-table people-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.who}</th>
          <th scope="col">{fr.columns.list}</th>
          <th scope="col">{fr.columns.since}</th>
          <th scope="col">{fr.columns.state}</th>
          <th scope="col">
            <span className="visually-hidden">{fr.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((person) => (
          <tr key={person.uuid}>
            <th scope="row">
              {nameOf(person)}
              <span className="people-email">{person.email}</span>
            </th>
            <td>{person.list_slug && <a href={`/${person.list_slug}`}>/{person.list_slug}</a>}</td>
            <td>
              <span className="people-since">{fr.since}</span> {formatDate(person.created_at)}
            </td>
            <td>
              <Badges person={person} />
            </td>
            <td>
              <Button aria-label={fr.detail(nameOf(person))} onClick={() => onOpen(person)}>
                {fr.manage}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Badges({ person }: { person: PersonRow }) {
  const shown = [
    person.disabled_at && fr.badges.disabled,
    person.admin && fr.badges.admin,
    ...person.roles.map(({ name }) => name),
    person.totp && fr.badges.totp,
    !person.email_verified && fr.badges.unverified,
    person.sessions > 0 && fr.sessions(person.sessions),
    (person.admin || person.roles.length > 0) && person.seen_at && fr.seen(formatMoment(person.seen_at)),
  ];
  return <span>{shown.filter(Boolean).join(' · ')}</span>;
}
