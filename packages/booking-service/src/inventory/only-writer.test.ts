import { describe, expect, test } from 'vitest'
import { productFiles, whoWrites } from '../testing/who-writes.ts'

const tables = [
  { exported: 'inventory', name: 'inventory' },
  { exported: 'roomHold', name: 'room_hold' },
  { exported: 'roomNight', name: 'room_night' },
]

describe.each(tables)('only the inventory', (table) => {
  test(`writes to ${table.name}`, () => {
    expect(whoWrites(table, 'inventory', productFiles())).toEqual([])
  })
})

describe('a check of the source finds', () => {
  const [inventory = { exported: '', name: '' }] = tables
  const found = (text: string) => whoWrites(inventory, 'inventory', new Map([['changes/some.ts', text]]))

  test.each([
    `import { dayLimit, inventory as rows } from '../schema/inventory.ts'`,
    'sql`update inventory set held = 0`',
    'sql`update only "inventory" set held = 0`',
    'sql`insert into\n  inventory (total) values (1)`',
  ])('a writer: %s', (text) => {
    expect(found(text)).toEqual(['changes/some.ts'])
  })

  test.each([
    `import { dayLimit } from '../schema/inventory.ts'`,
    `import { take } from './take.ts'`,
    'sql`select total from inventory for update of inventory`',
  ])('no writer in a reader: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
