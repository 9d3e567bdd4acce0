import { createMiddleware } from 'hono/factory'
import { type HostLine, type Hosts, staffLine } from '../hosts.ts'
import type { HttpEnv } from './http-env.ts'

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The start page's host in development, which belongs to no brand. */
export const startHost: HostLine = staffLine('http://localhost')

/**
 * Admits known hosts. Any other gets a plain 404, never a default brand, and its own name is not repeated.
 */
export const knownHostOnly = (hosts: Hosts, isDevelopment: boolean) =>
  createMiddleware<HttpEnv>(async (context, next) => {
    const { hostname } = new URL(context.req.url)
    const host = hosts.lineOf(hostname) ?? (isDevelopment && ownMachine.has(hostname) ? startHost : undefined)
    if (!host) {
      context.set('route', 'unknown host')
      return context.text('There is no site here.', 404)
    }
    context.set('host', host)
    return next()
  })
