import type { ChallengeResult } from '@veranda/identity'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

// The tables are made by the service's migrations; with a real pool they stay empty.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The embedded user pool's keys. The private half is what signs every guest's tokens. */
export const signingKey = pgTable(
  'signing_key',
  {
    keyId: text('key_id').primaryKey(),
    privateKey: jsonb('private_key').$type<JWK>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** 1 for the key that signs, so that of two processes starting at once only one adds it; null once retired. */
    active: integer('active').default(1),
  },
  (t) => [uniqueIndex('signing_key_one_active').on(t.active)],
)

/** A sign-in between two challenges, known by the hash of its secret. */
export const challengeSession = pgTable(
  'challenge_session',
  {
    sessionHash: text('session_hash').primaryKey(),
    username: text('username').notNull(),
    clientId: text('client_id').notNull(),
    history: jsonb('history').$type<readonly ChallengeResult[]>().notNull(),
    privateParameters: jsonb('private_parameters').$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('challenge_session_by_expiry').on(t.expiresAt)],
)

/** A guest's signed-in session, known by the hash of its refresh token. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    refreshTokenHash: text('refresh_token_hash').primaryKey(),
    username: text('username').notNull(),
    clientId: text('client_id').notNull(),
    originJti: text('origin_jti').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('refresh_token_by_user').on(t.username), index('refresh_token_by_expiry').on(t.expiresAt)],
)
