import { describe, expect, test } from 'vitest'
import { productFiles, whoWrites } from '../testing/who-writes.ts'

const ledgerTable = { exported: 'ledgerEntry', name: 'ledger_entry' }

test('only the ledger writes to its table', () => {
  expect(whoWrites(ledgerTable, 'ledger', productFiles())).toEqual([])
})

describe('a check of the source finds a writer', () => {
  const writers = {
    'that imports the table': `import { ledgerEntry } from '../schema/ledger.ts'`,
    'that imports it under another name': `import {\n  type LedgerAccount,\n  ledgerEntry as rows,\n} from '../schema/ledger.ts'`,
    'that imports the whole schema': `import * as money from '../schema/ledger.ts'`,
    'that hands the table on': `export { ledgerEntry } from '../schema/ledger.ts'`,
    'that inserts by SQL': 'sql`insert into ledger_entry (amount) values (1)`',
    'that updates by SQL': 'sql`UPDATE "ledger_entry" set amount = 0`',
    'that deletes by SQL': 'sql`with gone as (delete from ledger_entry returning 1) select 1`',
  }
  test.each(Object.entries(writers))('%s', (_, text) => {
    expect(whoWrites(ledgerTable, 'ledger', new Map([['payments/some.ts', text]]))).toEqual([
      'payments/some.ts',
    ])
  })

  test.each([
    `import type { LedgerAccount } from '../schema/ledger.ts'`,
    'sql`select sum(amount) from ledger_entry`',
    'sql`insert into ledger_entry_copy select 1`',
  ])('and none in a reader: %s', (text) => {
    expect(whoWrites(ledgerTable, 'ledger', new Map([['payments/some.ts', text]]))).toEqual([])
  })
})
