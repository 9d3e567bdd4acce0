import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomType } from '../schema/catalogue.ts'
import { property } from '../schema/property.ts'
import type { Store } from '../platform/db/store.ts'
import { addBookings } from '../testing/a-booking.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { unnamedPhotographs } from '../start-service.ts'

onEveryDatabaseInFull((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
  })
  afterAll(() => store.close())

  test('photographs of properties and rooms that the content policy blocks are listed; a site’s own always load', async () => {
    expect(await unnamedPhotographs(store.db, [])).toEqual([])
    const photoUrl = 'https://photographs.example.com/1.avif'
    await store.db.update(property).set({ photoUrl })
    await store.db.update(roomType).set({ photoUrl: '/pictures/1.avif' })
    await store.db
      .update(roomType)
      .set({ photoUrl: 'https://cdn.example.com:8443/1.avif' })
      .where(eq(roomType.id, 2))
    expect(await unnamedPhotographs(store.db, ['https://photographs.example.com'])).toEqual([
      'https://cdn.example.com:8443',
    ])
    expect(await unnamedPhotographs(store.db, [])).toHaveLength(2)
  })
})
