import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';

/**
 * The built server as production starts it: logs, limits and headers as they are by default, without the calls and the
 * latitude of tests. Its mails and payments stay on this machine.
 */
export function startProductionServer(env: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
  return startBuiltServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.exemple.test',
    MAIL_FROM: 'Merveille <bonjour@exemple.test>',
    PAYMENTS: 'demo',
    SEED: 'demo',
    ENABLE_TEST_CALLS: '',
    RATE_LIMIT_FACTOR: '',
    LOG_LEVEL: '',
    ...env,
  });
}
