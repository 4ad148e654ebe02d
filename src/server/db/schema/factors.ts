import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { person } from './accounts.ts';
import { createdAt, idColumn, refColumn, timeColumn, uuidColumn } from './columns.ts';

const personId = () =>
  refColumn('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

/** The public half of a passkey (WebAuthn); the private one never leaves the person's device or its keeper. */
export const passkey = pgTable(
  'passkey',
  {
    id: idColumn(),
    uuid: uuidColumn(),
    personId: personId(),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses, as the authenticator counts them; 0 for ever where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    deviceType: text('device_type', { enum: ['singleDevice', 'multiDevice'] }).notNull(),
    backedUp: boolean('backed_up').notNull(),
    label: text('label').notNull(),
    createdAt: createdAt(),
    usedAt: timeColumn('used_at'),
  },
  (t) => [index('passkey_person').on(t.personId)],
);

/** A code that takes the place of an authenticator's, once. Of the code, `selector` finds the row, the rest is hashed. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: idColumn(),
    personId: personId(),
    selector: text('selector').notNull(),
    /** argon2id, as a password. */
    secretHash: text('secret_hash').notNull(),
    createdAt: createdAt(),
    usedAt: timeColumn('used_at'),
  },
  (t) => [uniqueIndex('recovery_code_selector').on(t.personId, t.selector)],
);

/** A browser from which a person came in before. Both marks are hashes; neither tells an address. */
export const knownDevice = pgTable(
  'known_device',
  {
    id: idColumn(),
    personId: personId(),
    /** Of the browser's own cookie. */
    cookieHash: text('cookie_hash').notNull(),
    /** Of the kind of browser and its network, keyed by the site's secret. */
    placeHash: text('place_hash').notNull(),
    createdAt: createdAt(),
    seenAt: timeColumn('seen_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('known_device_cookie').on(t.personId, t.cookieHash)],
);
