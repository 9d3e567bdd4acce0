import { createHash, randomBytes } from 'node:crypto'

/** A secret for a client to hold; the pool keeps only its hash. */
export const newSecret = (): string => randomBytes(48).toString('base64url')

/** Enough for secrets of full entropy, which cannot be guessed from a fast hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
