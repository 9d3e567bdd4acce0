import type * as argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

// A setup file of Vitest: a password is hashed as by the service, in a part of the memory and so in a part of the time.
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof argon2>()
  const hash: typeof argon2.hash = (password, cost) =>
    library.hash(password, { ...cost, memoryCost: (cost?.memoryCost ?? 0) / 64 })
  return { ...library, hash }
})
