import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** More than what the database writes between two looks: its log grows by a megabyte at a time, a document has a few. */
const reserve = 32 * 1024 * 1024

type Call = (...given: readonly unknown[]) => Promise<unknown>

/**
 * Refuses to write while the disk of a folder is nearly full; what only reads is answered. The embedded database does not
 * survive a log that cannot grow: its next statement never ends, and with it the process. Refused before, it goes on as soon as
 * there is space again.
 */
export function keepingSpace(client: PGlite, folder: string, least = reserve): PGlite {
  const requireSpace = () => {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < least)
      throw Object.assign(new Error('The disk of the database is nearly full'), { code: 'ENOSPC' })
  }
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const call = value.bind(target) as Call
      if (key === 'query')
        return async (statement: string, ...given: readonly unknown[]) => {
          if (!isReading(statement)) requireSpace()
          return call(statement, ...given)
        }
      if (key === 'transaction')
        return async (run: unknown) => {
          requireSpace()
          return call(run)
        }
      return call
    },
  })
}

const isReading = (statement: string): boolean => /^\s*select\b/i.test(statement)
