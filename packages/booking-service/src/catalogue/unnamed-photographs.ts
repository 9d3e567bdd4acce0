import { isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { roomType } from '../schema/catalogue.ts'
import { property } from '../schema/property.ts'

/** Origins of photographs that pages will not load, because nobody named them: guests would see an empty frame. */
export async function unnamedPhotographs(
  database: Database,
  imageOrigins: readonly string[],
): Promise<readonly string[]> {
  const rows = [
    ...(await database
      .selectDistinct({ url: property.photoUrl })
      .from(property)
      .where(isNotNull(property.photoUrl))),
    ...(await database
      .selectDistinct({ url: roomType.photoUrl })
      .from(roomType)
      .where(isNotNull(roomType.photoUrl))),
  ]
  // An address without an origin is the site's own.
  const origins = rows.flatMap(({ url }) => (url && URL.canParse(url) ? [new URL(url).origin] : []))
  return [...new Set(origins)].filter((origin) => !imageOrigins.includes(origin)).toSorted()
}
