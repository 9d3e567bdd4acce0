import { randomUUID } from 'node:crypto'
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { describeFailure } from '../describe-failure.ts'
import type { Log } from '../log.ts'
import { inSpan } from '../telemetry/in-span.ts'
import { requestSeconds } from '../telemetry/meters.ts'
import type { HttpEnv } from './http-env.ts'

/**
 * Gives each request an id. When it is answered, logs one line, counts it and ends its span, which carries the id that a
 * guest is shown. A span begins here: what a caller says of an outer one is not believed.
 */
export const requestLog = (log: Log) =>
  createMiddleware<HttpEnv>(async (context, next) => {
    const began = performance.now()
    const id = randomUUID()
    context.set('requestId', id)
    context.set('route', 'unknown')
    await inSpan(
      'request',
      async (span) => {
        await next()
        if (span.isRecording()) describeRequest(span, context)
      },
      { kind: SpanKind.SERVER },
    )
    if (!context.get('isComplete')) context.res.headers.set('x-request-id', id)
    const failure = context.get('failure')
    const { method } = context.req
    const { status } = context.res
    const route = context.get('route')
    const ms = performance.now() - began
    requestSeconds.observe({ method, route, status }, ms / 1000)
    log({
      id,
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(failure === undefined ? {} : { failure: describeFailure(failure) }),
    })
  })

function describeRequest(span: Span, context: Context<HttpEnv>): void {
  const { method } = context.req
  const { status } = context.res
  const route = context.get('route')
  span.updateName(`${method} ${route}`)
  span.setAttributes({
    'veranda.request_id': context.get('requestId'),
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
