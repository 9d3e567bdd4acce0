import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { describeFailure } from '../describe-failure.ts'
import type { HttpEnv } from './http-env.ts'

/** One line of the log; values only, never names, numbers of reservations, addresses or tokens. */
export type LogLine = {
  readonly id?: string
  readonly event?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly failure?: string
}
export type Log = (line: LogLine) => void

/** Writes lines as JSON; those of one turn of the event loop go out together. */
export const jsonLog: Log = (line) => {
  if (pending === '') setImmediate(writePending)
  pending += `${JSON.stringify(line)}\n`
}

let pending = ''
process.once('exit', writePending)
function writePending(): void {
  if (pending === '') return
  process.stdout.write(pending)
  pending = ''
}

/** Gives a request its number and writes one line when it is answered. */
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
