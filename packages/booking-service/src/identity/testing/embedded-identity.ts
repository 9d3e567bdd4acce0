import { openEmbeddedPool } from '@veranda/dev-identity-pool'
import type { Identity } from '../identity.ts'
import { identityInside, type PoolInsideNeeds } from '../pool-inside.ts'

/** The identity of the embedded pool, for a given service. */
export const embeddedIdentity = (needs: PoolInsideNeeds): Identity => identityInside(openEmbeddedPool, needs)
