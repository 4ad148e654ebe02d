/** The shell's modules for somebody who is there; `when-touched.ts` says when they are fetched. */
import '#src/features/device/install/install.ts';
import '#src/journeys/catalogue-pages/add-to-list.ts';
import './actions.ts';
import './analytics.ts';
import './announcement.ts';
import './bottom-menu.ts';
import './debug.ts';
import './loading.ts';
import './modals.ts';
import './modules.ts';
import './news.ts';
import './open-menus.ts';
import './reload.ts';
import './session.ts';
import './status.ts';
import './submenu.ts';
import './version.ts';
