declare module 'autocannon' {
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  namespace autocannon {
    type Sent = {
      method?: 'GET' | 'POST'
      path: string
      headers: Record<string, string>
      body?: string
    }
    type Request = Sent & {
      /** What is sent this time. */
      readonly setupRequest?: (request: Sent) => Sent
      readonly onResponse?: (status: number, body: string) => void
    }
    type Options = {
      readonly url: string
      readonly connections: number
      /** Seconds. */
      readonly duration: number
      readonly setupClient: (client: { readonly setRequests: (requests: Request[]) => void }) => void
    }
    type Result = {
      readonly requests: { readonly average: number }
      /** Milliseconds. */
      readonly latency: { readonly p50: number; readonly p99: number }
      readonly non2xx: number
      readonly errors: number
    }
  }
  export default autocannon
}
