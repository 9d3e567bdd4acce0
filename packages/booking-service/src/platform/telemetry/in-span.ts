import { type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api'

// Records nothing until `start-tracing.ts` has named a collector.
const tracer = trace.getTracer('veranda')

/**
 * Does a piece of work inside a span. Names and attributes are words of the code. Of a failure its kind is noted, never
 * its message, which may contain what a guest wrote.
 */
export function inSpan<Value>(
  name: string,
  work: (span: Span) => Promise<Value>,
  options: SpanOptions = {},
): Promise<Value> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (thrown) {
      const kind = thrown instanceof Error ? thrown.name : 'unknown'
      span.setStatus({ code: SpanStatusCode.ERROR, message: kind })
      throw thrown
    } finally {
      span.end()
    }
  })
}
