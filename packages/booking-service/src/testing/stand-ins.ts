import { openEmbeddedPool } from '@veranda/dev-identity-pool'
import { embeddedPayments } from '@veranda/dev-payment-provider'
import type { StandIns } from '../stand-ins.ts'

/** What tests put in place of a real pool and a real provider. */
export const standIns = { openPool: openEmbeddedPool, openPayments: embeddedPayments } satisfies StandIns
