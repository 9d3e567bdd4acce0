export { oldSessions, openEmbeddedPool } from './open-embedded-pool.ts'
export { signingKey } from './tables.ts'
export { embeddedPool } from './user-pool.ts'
