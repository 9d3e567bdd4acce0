import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

const insideTransaction = new AsyncLocalStorage<true>()

const asking = new Set<PropertyKey>([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
  '$count',
])

/**
 * Rejects the database itself inside a transaction. The embedded database would wait for itself for ever; a
 * server would run the statement outside the transaction, unnoticed.
 */
export function guardTransactions<Guarded extends Database>(database: Guarded): Guarded {
  const transaction: Database['transaction'] = (run, config) =>
    database.transaction((tx) => insideTransaction.run(true, () => run(tx)), config)
  return new Proxy(database, {
    get(target, key) {
      if (asking.has(key) && insideTransaction.getStore())
        throw new Error(`database.${String(key)} was used inside a transaction; use the transaction`)
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
