/** The script of every page before anybody touches it: only what cannot wait. The rest is `shell/touched.ts`. */
import '#src/features/device/install/offered.ts';
import '#src/features/device/native/wrapped.ts';
import '#src/features/device/offline/register.ts';
import '#src/features/search/overlay/open.ts';
import './broken-images.ts';
import './connection.ts';
import './referal.ts';
import './when-touched.ts';
