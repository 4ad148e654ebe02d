import { useEffect, useState } from 'react';
import { createTurns } from '#src/lib/turns.ts';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { doctorCalls } from '../doctor/doctor.calls.ts';
import type { Finding } from '../doctor/doctor.ts';
import type { DetailedList } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { say } from './editor.store.ts';
import { remember } from './history.ts';
import { setField } from './item-changes.ts';

const fr = editorFr.doctor;
/** After the last change, so that typing does not ask at each letter. */
const QUIET_MS = 1500;
const SHOWN = 3;

const LINKS: Partial<Record<Finding['kind'], string>> = {
  birthdate: '/i/marketplace/parametres/liste',
  welcome: '/i/marketplace/parametres/liste',
  cover: '/i/marketplace/parametres/theme',
  few: '/i/marketplace/explore',
};

/** A row that was far is drawn once it is near: it is sought again until its buttons are there. */
const FRAMES = 60;

function showItem(id: number | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  const look = (left: number) => {
    row?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const button = row?.querySelector<HTMLElement>('button');
    if (button) button.focus({ preventScroll: true });
    else if (left > 0) requestAnimationFrame(() => look(left - 1));
  };
  look(FRAMES);
}

/** The gaps of the list, and the changes at the shops; each can be set aside. */
export function DoctorPanel({ list }: { list: DetailedList }) {
  const [findings, setFindings] = useState<Finding[]>([]);
  const [all, setAll] = useState(false);
  const [begin] = useState(createTurns);
  const { run } = useCall();
  const list_uuid = list.uuid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the list changes.
  useEffect(() => {
    const timer = setTimeout(() => {
      const isNewest = begin();
      doctorCalls.listDoctor({ list_uuid }).then(
        (answer) => {
          if (isNewest()) setFindings(answer.findings);
        },
        () => {},
      );
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [list]);

  async function setAside(finding: Finding, aside: boolean) {
    const isNewest = begin();
    const answer = await run(
      () => doctorCalls.setAsideFinding({ list_uuid, key: finding.key, aside }),
      ({ message }) => say(message),
    );
    if (answer && isNewest()) setFindings(answer.findings);
    if (!answer || !aside) return;
    const back = () => setAside(finding, false);
    remember(fr.aside, back);
    say(fr.aside, back);
  }

  if (findings.length === 0) return null;
  const shown = all ? findings : findings.slice(0, SHOWN);
  return (
    <section className="editor-add editor-doctor" aria-labelledby="editor-doctor">
      <h3 id="editor-doctor">{fr.title}</h3>
      <ul className="plain">
        {shown.map((finding) => (
          <li key={finding.key}>
            <p>{finding.text}</p>
            <p className="row">
              <Remedy finding={finding} />
              <Button look="quiet" onClick={() => setAside(finding, true)}>
                {fr.setAside}
                <span className="visually-hidden"> {finding.text}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && (
        <p>
          <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? fr.fewer : fr.more(findings.length - SHOWN)}
          </Button>
        </p>
      )}
    </section>
  );
}

function Remedy({ finding }: { finding: Finding }) {
  const [id] = finding.product_ids;
  const { price } = finding;
  const href = LINKS[finding.kind];
  if (href)
    return (
      <a className="button" href={href}>
        {fr.go[finding.kind] ?? fr.see}
      </a>
    );
  if (finding.kind === 'price_changed' && price !== null && id !== undefined)
    return <Button onClick={() => setField(id, 'price', price)}>{fr.takePrice}</Button>;
  return id === undefined ? null : <Button onClick={() => showItem(id)}>{fr.see}</Button>;
}
