import type { HttpBindings } from '@hono/node-server'
import type { HostLine } from './hosts.ts'

/** What travels with a request through the layers. `Bindings` are absent where there is no socket, as in tests. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The answer carries the request's number already. */
    isNumbered: boolean
    /** Headers every answer of the API carries. */
    policy: Readonly<Record<string, string>> | undefined
    /** The declared path, never the one asked for: that may hold a reservation number. */
    route: string
    host: HostLine
    failure: unknown
  }
}
