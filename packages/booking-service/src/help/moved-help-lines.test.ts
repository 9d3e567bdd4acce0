import { rmSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, migrationsBefore } from '../testing/migrations-before.ts'
import { openWithoutTables } from '../testing/on-every-database.ts'

let client: PGlite
let before: string
beforeAll(async () => {
  before = migrationsBefore('0018_property_decides')
  client = await openWithoutTables()
  await migrate(drizzle(client), { migrationsFolder: before })
  await client.exec(`set session_replication_role = replica;
    insert into property (id, code, brand, name, currency, time_zone, check_in_at, check_out_at, adults_only,
      minimum_nights, street, city, state_code, zip_code, country_code, latitude, longitude, transportation_notice_days,
      tax_per_adult_night, payment_flow, cancelling)
    select id, code, brand, code, 'USD', 'UTC', '15:00', '11:00', false, 2, '', '', '', '', 'US', 0, 0, 0, 0,
      'payments-palace', 'all-rooms-together'
    from (values (1, 'OWN', 'aurora'), (2, 'NONE', 'aurora')) as p (id, code, brand);
    insert into help_phone (brand, property_code, country_code, dialling_code, area, number) values
      ('aurora', null, null, '1', '555', '0100'), ('aurora', 'OWN', 'MX', '52', '55', '0101'),
      ('aurora', 'OWN', null, '1', '555', '0102'), ('borealis', 'OWN', null, '1', '555', '0103');
    set session_replication_role = origin`)
  await migrate(drizzle(client), { migrationsFolder: migrations })
})
afterAll(async () => {
  await client.close()
  rmSync(before, { recursive: true })
})

test('the migration keeps a property’s own help lines, and gives every property the limits that applied to all', async () => {
  const { rows } = await client.query(
    'select code, help, maximum_nights, bookable_days from property order by id',
  )
  const limits = { maximum_nights: null, bookable_days: 400 }
  const lines = [
    { countries: ['MX'], phone: { country: '52', area: '55', number: '0101' } },
    { phone: { country: '1', area: '555', number: '0102' } },
  ]
  expect(rows).toEqual([
    { code: 'OWN', help: { lines }, ...limits },
    { code: 'NONE', help: null, ...limits },
  ])
})
