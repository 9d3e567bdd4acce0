import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Sends spans to a collector (OTLP over HTTP) from now on; returns what sends the rest of them and stops. Loaded only
 * where a collector is named. Nothing is read from the machine: a span says what the service did, not where.
 */
export function startTracing(collector: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: 5_000,
  })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'veranda' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  // A collector that is away is no reason not to stop.
  return () => provider.shutdown().catch(() => undefined)
}
