import '../screens/content.css';
import '#src/ui/css/button.css';
import './transfer.css';
import { AdminGate } from '../screens/AdminGate.tsx';
import { useOpenInAddress } from '../shared/useOpenInAddress.ts';
import { ExportCard } from './ExportCard.tsx';
import { ImportCard } from './ImportCard.tsx';
import { ImportView } from './ImportView.tsx';
import { PastImports } from './PastImports.tsx';
import { transferScreenFr as fr } from './transfer.fr.ts';

export function TransferScreen() {
  return <AdminGate>{() => <Transfer />}</AdminGate>;
}

/** `/a/admin/content/transfert`: the address names the import that is open. */
function Transfer() {
  const [open, setOpen] = useOpenInAddress('import');
  return (
    <div className="wrap admin-screen stack">
      <h1>{fr.title}</h1>
      {open ? (
        <ImportView key={open} id={open} onClose={() => setOpen(null)} />
      ) : (
        <>
          <div className="transfer-cards">
            <ImportCard onSent={setOpen} />
            <ExportCard />
          </div>
          <PastImports onOpen={setOpen} />
        </>
      )}
    </div>
  );
}
