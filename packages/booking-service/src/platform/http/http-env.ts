import type { HttpBindings } from '@hono/node-server'
import type { HostLine } from '../hosts.ts'

/** Headers that restrict what a browser may do with an answer, by their lower-case names. */
export type Policy = Readonly<Record<string, string>>

/**
 * What a request carries through the middleware. `Bindings` are absent where there is no socket, as in tests.
 */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The answer already has its request id and its policy. */
    isComplete: boolean
    /** The policy headers of the answer. */
    policy: Policy
    /** The declared path, never the requested one, which may contain a reservation number. */
    route: string
    host: HostLine
    failure: unknown
  }
}
