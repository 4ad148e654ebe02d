/** Inside a native wrapper its bridge is put into the page before anything of ours; only there is it worth loading. */
if ('Capacitor' in globalThis) import('./bridge.client.ts').catch(() => {});
