import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import type { TagMember } from '#src/features/catalogue/admin/tags.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { SortableList } from '../../shared/SortableList.tsx';
import { tagsFr as fr } from '../catalogue.fr.ts';
import { Thumb } from '../list/Thumb.tsx';
import { CATALOGUE_PLACES } from '../places.ts';

interface Props {
  members: readonly TagMember[];
  featured: number | null;
  error: string | undefined;
  onChange(members: TagMember[]): void;
  onFeature(id: number | null): void;
}

const SHOWN = 12;

async function find(query: string): Promise<TagMember[]> {
  const { items } = await adminProductCalls.searchProducts({ query });
  return items.slice(0, SHOWN).map(({ id, name, brand_name, thumb_image, price, enabled }) => ({
    id,
    name,
    brand_name,
    thumb_image,
    price,
    hidden: !enabled,
  }));
}

const detail = ({ brand_name: brand, price, hidden }: TagMember) =>
  [brand, price === null ? null : formatPrice(price), hidden && fr.hidden].filter(Boolean).join(' · ');

/** The products of a selection, found by search, put in order by drag or by keyboard. */
export function Members({ members, featured, error, onChange, onFeature }: Props) {
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="membres">
      <h2 id="membres">{fr.members(members.length)}</h2>
      <SearchPicker<TagMember>
        key={members.length}
        label={fr.addMember}
        hint={fr.addMemberHint}
        error={error}
        value=""
        search={async (query) =>
          (await find(query)).filter(({ id }) => !members.some((one) => one.id === id))
        }
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        draw={(member) => <Line member={member} />}
        onPick={(member) => onChange([member, ...members])}
      />
      {members.length === 0 && <p className="muted">{fr.empty}</p>}
      <SortableList
        items={members}
        keyOf={({ id }) => String(id)}
        labelOf={({ name }) => name}
        label={fr.members(members.length)}
        onSort={onChange}
      >
        {(member) => (
          <div className="catalogue-row">
            <Line member={member} href={`${CATALOGUE_PLACES.products}?id=${member.id}`} />
            <span className="row">
              <Button
                look={featured === member.id ? 'main' : 'plain'}
                icon="star"
                aria-pressed={featured === member.id}
                onClick={() => onFeature(featured === member.id ? null : member.id)}
              >
                {featured === member.id ? fr.featured : fr.feature}
              </Button>
              <Button
                look="quiet"
                icon="close"
                className="button-icon"
                aria-label={fr.removeMember(member.name)}
                onClick={() => onChange(members.filter(({ id }) => id !== member.id))}
              />
            </span>
          </div>
        )}
      </SortableList>
    </section>
  );
}

function Line({ member, href }: { member: TagMember; href?: string }) {
  return (
    <span className="catalogue-name">
      <Thumb product={member} />
      <span>
        {href ? <a href={href}>{member.name}</a> : member.name}
        <small>{detail(member)}</small>
      </span>
    </span>
  );
}
