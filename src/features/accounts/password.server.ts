import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const derive = promisify(argon2);
/** OWASP Password Storage: argon2id, 19 MiB, t=2, p=1. */
export const PASSWORD_COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** The least that argon2 allows. */
const LEAST_COST: Cost = { memory: 8, passes: 1, parallelism: 1 };
let cost = PASSWORD_COST;

/** For tests, which make thousands of accounts to look at something else. Throws anywhere else. */
export function hashAtLeastCost(): void {
  if (process.env.NODE_ENV !== 'test') throw new Error('passwords are hashed at least cost in tests alone');
  cost = LEAST_COST;
}

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

function hashWith(password: string, nonce: Buffer, at: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return inTurn(() => derive('argon2id', { message, nonce, ...at, tagLength: 32 }) as Promise<Buffer>);
}

/** The cost a hash was made at, which a hash keeps when ours is raised. */
function costOf(text: string): Cost {
  const [memory = 0, passes = 0, parallelism = 0] = text.split(',').map(Number);
  return { memory, passes, parallelism };
}

/** `argon2id$m,t,p$salt$tag`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce, cost);
  return `argon2id$${cost.memory},${cost.passes},${cost.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const NO_SALT = Buffer.alloc(16);

/** With no stored hash the same work is done and the answer is no: an unknown e-mail takes as long. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, madeAt = '', salt = '', tag = ''] = stored?.split('$') ?? [];
  const at = stored === null ? cost : costOf(madeAt);
  const given = await hashWith(password, stored === null ? NO_SALT : Buffer.from(salt, 'base64url'), at);
  const kept = Buffer.from(tag, 'base64url');
  return given.length === kept.length && timingSafeEqual(given, kept) && stored !== null;
}
