import * as library from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWithoutTables } from '../../testing/on-every-database.ts'
import { preparingStatements } from './prepare-statements.ts'

let plain: library.PGlite
let preparing: library.PGlite
beforeAll(async () => {
  plain = await openWithoutTables()
  preparing = preparingStatements(plain, library)
  await plain.exec('create table stay (id int primary key, guest text); insert into stay values (1, null)')
})
afterAll(() => plain.close())

const preparedNow = async () =>
  (await plain.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )

test.each([
  ['text', "O'Hara"],
  ['int', 7],
  ['bigint', 41_250],
  ['numeric', '412.50'],
  ['boolean', false],
  ['jsonb', { rooms: [1, 2] }],
  ['timestamptz', '2027-03-01T15:00:00Z'],
  ['date', '2027-03-01'],
  ['int[]', [1, 2]],
  ['text[]', ['a', 'b"c']],
  ['bytea', new Uint8Array([0, 255])],
  ['text', null],
])('a value of type %s goes in and comes out as the driver’s own statement has it', async (type, value) => {
  const text = `select $1::${type} as it`
  for (const options of [{}, { rowMode: 'array' }, { parsers: { 1082: (day: string) => day } }] as const)
    expect(await preparing.query(text, [value], options)).toEqual(await plain.query(text, [value], options))
})

test('a statement that was run is parsed once, within a transaction and outside, also one that was rolled back', async () => {
  const text = 'update stay set guest = $1 where id = $2'
  await expect(
    preparing.transaction(async (tx) => {
      await tx.query(text, ['Okafor', 1])
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  expect((await preparing.query(text, ['Hartwell', 1])).affectedRows).toBe(1)
  await preparing.transaction((tx) => tx.query(text, ['Hartwell', 1]))
  expect((await preparedNow()).filter((each) => each === text)).toHaveLength(1)
})

test('a failure has the code of the database, and what comes next is not disturbed', async () => {
  const text = 'insert into stay (id) values ($1)'
  await expect(preparing.query(text, [1])).rejects.toMatchObject({ code: '23505' })
  await expect(preparing.query('select nothing from stay')).rejects.toMatchObject({ code: '42703' })
  expect((await preparing.query(text, [2])).affectedRows).toBe(1)
})

test('a statement outside of a transaction waits for its end', async () => {
  let onWritten = (): void => undefined
  const written = new Promise<void>((done) => {
    onWritten = done
  })
  const rolledBack = preparing.transaction(async (tx) => {
    await tx.query('insert into stay (id) values (99)')
    onWritten()
    await new Promise((next) => setTimeout(next, 20))
    await tx.rollback()
  })
  await written
  expect((await preparing.query('select id from stay where id = 99')).rows).toEqual([])
  await rolledBack
})

test('a statement of a transaction that has ended is refused', async () => {
  const left = await preparing.transaction(async (tx) => tx)
  await expect(left.query('select 1')).rejects.toThrow('The transaction has ended')
})

test('a statement whose table has changed since fails once at most', async () => {
  const text = 'select * from changing'
  await plain.exec('create table changing (id int); insert into changing values (1)')
  await preparing.query(text)
  await plain.exec('alter table changing alter id type text')
  await preparing.query(text).catch((failure: unknown) => expect(failure).toMatchObject({ code: '0A000' }))
  expect((await preparing.query(text)).rows).toEqual([{ id: '1' }])
})

test('of many statements the ones that were not used for long are given back', async () => {
  for (let number = 0; number < 1000; number += 1) await preparing.query(`select ${number} as it`)
  expect(await preparing.query('select 0 as it')).toMatchObject({ rows: [{ it: 0 }] })
  expect((await preparedNow()).length).toBeLessThan(410)
})
