import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseOn, openStore, run } from '@veranda/booking-service/testing'

const server = inject('postgresUrl')

describe.skipIf(server === undefined)('a database that refuses what a start writes', () => {
  let database: Awaited<ReturnType<typeof databaseOn>>
  beforeAll(async () => {
    database = await databaseOn(server ?? '')
    const store = await openStore({ url: database.url })
    await store.db.execute(
      sql.raw(`
        create function refused() returns trigger language plpgsql as $$ begin
          raise exception 'not this guest: %', new.last_name using errcode = '23514';
        end $$;
        create trigger refused before insert on guest for each row execute function refused()`),
    )
    await store.close()
  })
  afterAll(() => database.drop())

  test('is told of in one line, without the names and numbers of the query that failed', async () => {
    const program = run({ DATABASE_URL: database.url, SAMPLE_DATA: 'yes', PORT: '1' })
    expect(await program.ended).toBe(1)
    const [line = '', ...more] = program.errors().trimEnd().split('\n')
    expect(more).toEqual([])
    expect(line).toMatch(/^The service could not start: \w*Error at .* caused by error 23514 /)
    // No statement, no value, no number of a reservation.
    expect(program.errors() + program.output()).not.toMatch(/insert into|params|not this guest|[A-Z]{4}-\d/)
  })
})
