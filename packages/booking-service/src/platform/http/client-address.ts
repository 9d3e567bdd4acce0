import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** The caller's address: the socket's, or the one seen by the outermost of our own proxies. */
export function clientAddress(context: Context<HttpEnv>, trustedProxyHops: number): string {
  const socket = context.env?.incoming?.socket.remoteAddress ?? '0.0.0.0'
  if (trustedProxyHops === 0) return socket
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const seen = hops.at(-trustedProxyHops) ?? ''
  return isIPv4(seen) || isIPv6(seen) ? seen : socket
}

/** The key of rate limits: a whole IPv4 address, or the /56 that an IPv6 household is given. */
export function addressPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIPv4(address)) return mapped ?? address
  if (!isIPv6(address)) return 'unknown'
  const groups = expand(address)
  return `${groups.slice(0, 3).join(':')}:${(groups[3] ?? '0').padStart(4, '0').slice(0, 2)}00::/56`
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
