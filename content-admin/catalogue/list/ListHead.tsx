import { Button } from '#src/ui/Button.tsx';
import { CATALOGUE_PLACES, type CataloguePlace } from '../places.ts';

interface Props {
  place: CataloguePlace;
  title: string;
  /** The words of the button that opens a new sheet. */
  add: string;
}

/** The title of a list, and the way to a new record of it. */
export function ListHead({ place, title, add }: Props) {
  return (
    <div className="admin-head">
      <h1>{title}</h1>
      <Button look="main" icon="add" onClick={() => location.assign(`${CATALOGUE_PLACES[place]}?new`)}>
        {add}
      </Button>
    </div>
  );
}
