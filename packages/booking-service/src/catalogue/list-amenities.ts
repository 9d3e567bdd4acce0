import type { LangCode, RoomAmenities } from '@veranda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { amenity, roomType } from '../schema/catalogue.ts'
import { property } from '../schema/property.ts'
import { inLanguage, wordsLanguageOf } from '../platform/language.ts'
import type { Service } from '../platform/service.ts'

export type AmenitiesQuery = {
  readonly propertyCode: string
  readonly roomTypeIds: readonly number[]
  readonly lang: LangCode
}

/** The amenities of a property's rooms. Room types of another property are left out. */
export async function listAmenities(
  service: Service,
  input: AmenitiesQuery,
): Promise<readonly RoomAmenities[]> {
  const database = service.store.db
  const types = await database
    .select({ id: roomType.id, amenities: roomType.amenities })
    .from(roomType)
    .innerJoin(property, eq(property.id, roomType.propertyId))
    .where(and(eq(property.code, input.propertyCode), inArray(roomType.id, [...input.roomTypeIds])))
  const words = new Map((await database.select().from(amenity)).map((row) => [row.code, row.words]))
  const language = wordsLanguageOf(input.lang)
  return types.map(({ id, amenities }) => ({
    roomTypeId: id,
    amenities: amenities.map((code) => inLanguage(words.get(code) ?? { en: code }, language)),
  }))
}
