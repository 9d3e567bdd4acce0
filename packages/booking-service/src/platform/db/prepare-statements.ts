import type * as library from '@electric-sql/pglite'
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

type Library = Pick<typeof library, 'Mutex' | 'parse' | 'protocol' | 'types'>
type Query = (text: string, values?: readonly unknown[], options?: QueryOptions) => Promise<Results>

type Statement = {
  readonly name: string
  /** The type of each parameter, and what is said of the columns: nothing, if there are none. */
  readonly parameterTypes: readonly number[]
  readonly columns: Parameters<Library['parse']['parseResults']>[0]
}

/** More than the service has. A statement holds its plan, a few tens of kilobytes, for as long as it is here. */
const mostStatements = 400

/** Invalid statement name; cached plan must not change result type. */
const outdated = new Set(['26000', '0A000'])

/**
 * Has the embedded database parse each statement once instead of each time it is run, and plan it once it has seen some
 * values: each takes a quarter of its time then, reading a reservation included. The driver of a server does so by
 * the names that statements are given; this one leaves them nameless, and goes to the database five times for each.
 */
export function preparingStatements(client: PGlite, { Mutex, parse, protocol, types }: Library): PGlite {
  const { serialize } = protocol
  const closed: string[] = []
  const known = new LRUCache<string, Statement>({
    max: mostStatements,
    dispose: ({ name }) => void closed.push(name),
  })
  let count = 0

  async function prepare(text: string): Promise<Statement> {
    const name = `statement-${(count += 1)}`
    const { messages } = await client.execProtocol(
      joined(
        ...closed.splice(0).map((each) => serialize.close({ type: 'S', name: each })),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
    )
    const columns = messages.filter((message) => message.name === 'rowDescription')
    return { name, columns, parameterTypes: parse.parseDescribeStatementResults(messages) }
  }

  const run: Query = async (text, values = [], { parsers, ...options } = {}) => {
    const statement = known.get(text) ?? (await prepare(text))
    known.set(text, statement)
    const serialized = values.map((value, index) => {
      if (value === null || value === undefined) return null
      const type = statement.parameterTypes[index] ?? types.TEXT
      return (client.serializers[type] ?? types.types.string.serialize)(value as string)
    })
    try {
      const { messages } = await client.execProtocol(
        joined(
          serialize.bind({ statement: statement.name, values: serialized }),
          serialize.execute({}),
          serialize.sync(),
        ),
      )
      const [results] = parse.parseResults(
        [...statement.columns, ...messages],
        // The library copies its three hundred parsers to add some.
        Object.assign(Object.create(client.parsers), parsers),
        options,
      )
      return results as Results
    } catch (failure) {
      if (failure instanceof Error && 'code' in failure && outdated.has(String(failure.code)))
        known.delete(text)
      throw failure
    }
  }

  const exclusively: Query = (...given) => client.runExclusive(() => run(...given))
  /** A statement outside waits until the transaction before it has ended. */
  const turn = new Mutex()
  const within = (tx: Transaction): Transaction =>
    replacing(tx, {
      query: async (...given: Parameters<Query>) => {
        if (tx.closed) throw new Error('The transaction has ended')
        return exclusively(...given)
      },
    })
  return replacing(client, {
    query: (...given: Parameters<Query>) => turn.runExclusive(() => exclusively(...given)),
    transaction: (work: (tx: Transaction) => Promise<unknown>) =>
      turn.runExclusive(() => client.transaction((tx) => work(within(tx)))),
  })
}

/** The object with some of its methods replaced; the others run as its own. */
function replacing<Replaced extends object>(
  object: Replaced,
  methods: Readonly<Record<string, (...given: never[]) => unknown>>,
): Replaced {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'string' && Object.hasOwn(methods, key)) return methods[key]
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
