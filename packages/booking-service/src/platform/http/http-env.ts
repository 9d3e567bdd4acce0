import type { HttpBindings } from '@hono/node-server'
import type { Policy } from './content-policy.ts'
import type { HostLine } from '../hosts.ts'

/** What travels with a request through the layers. `Bindings` are absent where there is no socket, as in tests. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The answer carries the request's number and its policy already. */
    isComplete: boolean
    /** What the answer may do where it arrives. */
    policy: Policy
    /** The declared path, never the one asked for: that may hold a reservation number. */
    route: string
    host: HostLine
    failure: unknown
  }
}
