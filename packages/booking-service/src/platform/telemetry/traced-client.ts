import { SpanKind } from '@opentelemetry/api'
import { inSpan } from './in-span.ts'

/** How the query builder sends a statement: as a text or with one, and its values beside it. */
type Query = (
  statement: string | { readonly text: string },
  ...values: readonly unknown[]
) => Promise<unknown>

/**
 * Makes a span of every statement of a driver's client: its text with the places of its values, never the values. The
 * embedded database hands its transactions to a function; they are traced like itself.
 */
export function tracedClient<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key === 'query') return traced(value.bind(target) as Query)
      if (key === 'transaction')
        return (run: (tx: object) => Promise<unknown>) =>
          value.call(target, (tx: object) => run(tracedClient(tx))) as Promise<unknown>
      return value.bind(target) as unknown
    },
  })
}

const traced =
  (query: Query): Query =>
  (statement, ...values) => {
    const text = typeof statement === 'string' ? statement : statement.text
    const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? []
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const options = { kind: SpanKind.CLIENT, attributes }
    return inSpan(`database ${verb.toLowerCase()}`, () => query(statement, ...values), options)
  }
