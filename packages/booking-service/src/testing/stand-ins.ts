import { openEmbeddedPool } from '@veranda/dev-identity-pool'
import { embeddedPayments } from '@veranda/dev-payment-provider'
import { Hono } from 'hono'
import type { StandIns } from '../stand-ins.ts'

/** What tests use in place of a real pool, a real provider and a mail server. */
export const standIns = {
  openPool: openEmbeddedPool,
  openPayments: embeddedPayments,
  openMailbox: () => ({ mailer: async () => undefined, pages: new Hono() }),
} satisfies StandIns
