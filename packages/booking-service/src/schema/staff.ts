import type { InboxKind, StaffRole, StaffSource } from '@veranda/domain'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** `unconfirmed` waits for an administrator, `disabled` was switched off. */
export type StaffState = 'unconfirmed' | 'active' | 'disabled'

/** A member of staff. Of the company's directory only who once signed in is here, without a password. */
export const staffUser = pgTable('staff_user', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Lower case, as `toUserName` makes it. */
  userName: text('user_name').notNull().unique(),
  displayName: text('display_name').notNull(),
  email: text('email'),
  source: text('source').$type<StaffSource>().notNull(),
  roles: jsonb('roles').$type<readonly StaffRole[]>().notNull(),
  state: text('state').$type<StaffState>().notNull(),
  /** Argon2id. */
  passwordHash: text('password_hash'),
  mustSetPassword: boolean('must_set_password').notNull().default(false),
  mustResetPassword: boolean('must_reset_password').notNull().default(false),
  /** Whether an admin demands a second factor. */
  needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
  totpSecret: text('totp_secret'),
  /** When a first code proved that the app has the secret. */
  totpConfirmedAt: moment('totp_confirmed_at'),
  /** The time step of the last code that was taken: a code counts once. */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  lastSignInAt: moment('last_sign_in_at'),
})

/** What a session may do yet: everything, or only the step that is still missing. */
export type StaffStage = 'open' | 'set-password' | 'second-factor' | 'enrol-second-factor'

/** A staff session. A row that is gone is a session that has ended. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Of the cookie's 32 random bytes. */
    secretHash: text('secret_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<StaffStage>().notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    address: text('address').notNull(),
    browser: text('browser').notNull(),
    /** What a passkey is to sign next: it counts once, and not for long. */
    challenge: text('challenge'),
    challengeExpiresAt: moment('challenge_expires_at'),
  },
  (t) => [index('staff_session_of_user').on(t.userId), index('staff_session_by_expiry').on(t.expiresAt)],
)

/**
 * A browser in which a member of staff has come in before, by the secret of a cookie. It opens nothing; tries at the account's
 * password are counted apart there.
 */
export const staffDevice = pgTable(
  'staff_device',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Of the cookie's 32 random bytes. */
    secretHash: text('secret_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_device_of_user').on(t.userId), index('staff_device_by_expiry').on(t.expiresAt)],
)

/** A passkey as a second factor: a key pair of a device, of which the public half is here. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    /** The device's own name for it, base64url. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it was used; one that does not grow is a copy. Always 0 where a device does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('staff_passkey_of_user').on(t.userId)],
)

/** A mailed link to set a new password; a newer one takes its place. */
export const staffPasswordLink = pgTable(
  'staff_password_link',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_password_link_by_expiry').on(t.expiresAt)],
)

/** Who has taken on something that waits in the inbox. The thing itself is a row of its own feature. */
export const inboxAssignment = pgTable(
  'inbox_assignment',
  {
    kind: text('kind').$type<InboxKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** Null where it was given back. */
    userId: integer('user_id').references(() => staffUser.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When a member of staff closed it; of the kinds that nothing else ends. */
    closedAt: moment('closed_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId] }), index('inbox_assignment_by_age').on(t.changedAt)],
)
