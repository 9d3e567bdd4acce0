import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Counts the messages to the database, and ends something like a power cut at a given count. */
export type Fuse = {
  /**
   * `at` counts from 1: odd is before a message is sent, even is after it was sent and before its answer is
   * read.
   */
  readonly light: (at: number) => void
  /** What comes after sends as many messages as it likes. */
  readonly putOut: () => void
  readonly count: () => number
}

export function fuse(blow: () => void): Fuse {
  let count = 0
  let end = Number.POSITIVE_INFINITY
  const passes = <Answer>(send: () => Answer): Answer => {
    count += 1
    if (count === end) blow()
    const answer = send()
    count += 1
    if (count === end) setImmediate(blow)
    return answer
  }
  around(pg.Client.prototype, 'query', passes)
  around(PGlite.prototype, 'execProtocolRawSync', passes)
  return {
    light: (at) => {
      count = 0
      end = at
    },
    putOut: () => {
      end = Number.POSITIVE_INFINITY
    },
    count: () => count,
  }
}

/** Ends this process. */
export const die = () => process.kill(process.pid, 'SIGKILL')

function around(prototype: object, name: string, passes: (send: () => unknown) => unknown): void {
  const found: unknown = Reflect.get(prototype, name)
  if (typeof found !== 'function') throw new Error(`There is no ${name} to go around`)
  const wrapped = function (this: unknown, ...given: unknown[]) {
    return passes(() => Reflect.apply(found, this, given))
  }
  Reflect.set(prototype, name, wrapped)
}
