import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP Password Storage: argon2id, 19 MiB, t=2, p=1. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Two at once at most: each holds 19 MiB and a core. */
const AT_ONCE = 2;

let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return inTurn(() => derive('argon2id', { message, nonce, ...COST }) as Promise<Buffer>);
}

/** `argon2id$m,t,p$salt$tag`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce);
  return `argon2id$${COST.memory},${COST.passes},${COST.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const NOBODY = `argon2id$x$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** With no stored hash the same work is done and the answer is no: an unknown e-mail takes as long. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, , salt = '', tag = ''] = (stored ?? NOBODY).split('$');
  const given = await hashWith(password, Buffer.from(salt, 'base64url'));
  const kept = Buffer.from(tag, 'base64url');
  return given.length === kept.length && timingSafeEqual(given, kept) && stored !== null;
}
