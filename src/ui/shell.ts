/** The script of every page: no framework, one small file a subject. */
import '#src/features/device/install/install.ts';
import '#src/features/device/native/wrapped.ts';
import '#src/features/device/offline/register.ts';
import '#src/features/search/overlay/open.ts';
import './shell/actions.ts';
import './shell/announcement.ts';
import './shell/bottom-menu.ts';
import './shell/broken-images.ts';
import './shell/connection.ts';
import './shell/modals.ts';
import './shell/modules.ts';
import './shell/referal.ts';
import './shell/reload.ts';
import './shell/session.ts';
import './shell/status.ts';
import './shell/submenu.ts';
import './shell/version.ts';
