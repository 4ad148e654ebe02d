import { Button } from '#src/ui/Button.tsx';
import { tell } from '../editor/told.store.ts';
import { adviceFr as fr } from './advice.fr.ts';
import type { Around, Near } from './useAround.ts';

const markdownOf = ({ title, path }: Near) => `[${title.replace(/[[\]]/g, '\\$&')}](${path})`;

async function copy(near: Near): Promise<void> {
  await navigator.clipboard?.writeText(markdownOf(near));
  tell(fr.copied);
}

/** Pages of ours around this one. */
export function Nearby({ around }: { around: Around | null }) {
  if (!around) return <p className="muted">{fr.looking}</p>;
  const { proposed, twins, orphan } = around;
  return (
    <>
      {orphan && <p className="advice-orphan">{fr.orphan}</p>}
      <section aria-labelledby="advice-links">
        <h3 id="advice-links">{fr.links}</h3>
        <p className="small muted">{proposed.length > 0 ? fr.linksLead : fr.noLinks}</p>
        <ul className="plain advice-near">
          {proposed.map((near) => (
            <li key={near.path}>
              <Page near={near} />
              <Button look="quiet" icon="copy" onClick={() => void copy(near)}>
                {fr.copy}
                <span className="visually-hidden"> {near.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {twins.length > 0 && (
        <section aria-labelledby="advice-alike">
          <h3 id="advice-alike">{fr.alike}</h3>
          <p className="small muted">{fr.alikeLead}</p>
          <ul className="plain advice-near">
            {twins.map((near) => (
              <li key={near.path}>
                <Page near={near} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const Page = ({ near }: { near: Near }) => (
  <a href={near.path} target="_blank" rel="noopener">
    {near.title}
  </a>
);
