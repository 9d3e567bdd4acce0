import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { describeFailure } from '../describe-failure.ts'
import type { Log } from '../log.ts'
import type { HttpEnv } from './http-env.ts'

/** Gives each request an id, and logs one line when it is answered. */
export const requestLog = (log: Log) =>
  createMiddleware<HttpEnv>(async (context, next) => {
    const began = performance.now()
    const id = randomUUID()
    context.set('requestId', id)
    context.set('route', 'unknown')
    await next()
    if (!context.get('isComplete')) context.res.headers.set('x-request-id', id)
    const failure = context.get('failure')
    log({
      id,
      method: context.req.method,
      route: context.get('route'),
      status: context.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
      ...(failure === undefined ? {} : { failure: describeFailure(failure) }),
    })
  })
