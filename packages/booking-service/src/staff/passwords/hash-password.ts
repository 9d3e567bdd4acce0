import { hash, verify } from '@node-rs/argon2'

// The first choice of OWASP: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id, which is the library's own default, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

let stranger: Promise<string> | undefined

/** Whether it is the password of this hash. Where there is none the same work is done, and the answer is no. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(hashed ?? (await stranger), password.normalize('NFKC'))
  return hashed !== null && isRight
}
