import { catalogueFr } from '../catalogue.fr.ts';

const { list: fr } = catalogueFr;

export function StateCell({ enabled, deleted = false }: { enabled: boolean; deleted?: boolean }) {
  if (deleted) return <span className="state state-deleted">{fr.deleted}</span>;
  return <span className={`state ${enabled ? 'state-published' : ''}`}>{enabled ? fr.on : fr.off}</span>;
}
