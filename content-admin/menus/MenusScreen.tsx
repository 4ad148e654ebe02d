import '#src/ui/css/button.css';
import './menus.css';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { MenusEditor } from './MenusEditor.tsx';

export function MenusScreen() {
  return <AdminGate>{() => <Menus />}</AdminGate>;
}

function Menus() {
  const [loaded, reload] = useSettings();
  return (
    <div className="wrap admin-screen" aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && <MenusEditor setting={loaded.value.menus} />}
    </div>
  );
}
