import type { CancellationPolicy, RateKind } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { type Database, inLanguage } from '@veranda/booking-service'
import { country, market, property, ratePlan, roomType, type Words } from '@veranda/booking-service/tables'
import type { Calendar } from './row.ts'

export type ImportProperty = typeof property.$inferSelect

export const propertyOf = async (db: Database, code: string): Promise<ImportProperty | undefined> =>
  (await db.select().from(property).where(eq(property.code, code)))[0]

/** The row ids imported bookings point to, made on first sight and found again on the next run. */
export type Catalogue = {
  readonly roomTypeOf: (letter: string) => Promise<number>
  readonly ratePlanOf: (calendar: Calendar, kind: RateKind) => Promise<number>
  readonly marketOf: (segment: string, country: string | undefined) => Promise<string>
  /** Alpha-2 of the recorded country, where it is one. */
  readonly countryCodeOf: (country: string | undefined) => { readonly countryCode?: string }
  readonly policyOf: (kind: RateKind) => CancellationPolicy
}

export async function openCatalogue(db: Database, place: ImportProperty): Promise<Catalogue> {
  const alpha2 = new Map(
    (await db.select().from(country)).flatMap(
      ({ alpha3, code }) =>
        [
          [alpha3, code],
          [code, code],
        ] as const,
    ),
  )
  const policyOf = (kind: RateKind): CancellationPolicy =>
    kind === 'non-refundable'
      ? { refundable: false, deadlineAt: place.checkInAt, tiers: [] }
      : { refundable: true, deadlineAt: place.checkInAt, tiers: flexibleTiers }
  const countryCodeOf = (recorded: string | undefined) => {
    const code = recorded === undefined ? undefined : alpha2.get(recorded)
    return code === undefined ? {} : { countryCode: code }
  }
  return {
    policyOf,
    countryCodeOf,
    roomTypeOf: remembered(
      (letter) => letter,
      (letter) => roomTypeId(db, place.id, letter),
    ),
    ratePlanOf: remembered(
      (calendar, kind) => `${calendar}/${kind}`,
      (calendar, kind) => ratePlanId(db, place.id, { calendar, kind, policy: policyOf(kind) }),
    ),
    marketOf: remembered(
      (segment, from) => `${segment}/${from ?? ''}`,
      (segment, from) => marketCode(db, segment, countryCodeOf(from).countryCode ?? place.countryCode),
    ),
  }
}

/** The usual flexible terms of the group: free until a week before, then two nights, then everything. */
const flexibleTiers: CancellationPolicy['tiers'] = [
  { daysBefore: 7, charge: { kind: 'nights', count: 2 } },
  { daysBefore: 1, charge: { kind: 'whole-stay' } },
]

const views = ['garden', 'courtyard', 'ocean', 'lagoon', 'city'] as const

const oneDouble: Words = { en: '1 double bed', es: '1 cama matrimonial', it: '1 letto matrimoniale' }
const twoTwins: Words = { en: '2 twin beds', es: '2 camas individuales', it: '2 letti singoli' }

/** Letters are all the source tells of a category: later ones are the better rooms. */
async function roomTypeId(db: Database, propertyId: number, letter: string): Promise<number> {
  const place = letter.charCodeAt(0) - 'A'.charCodeAt(0)
  const code = `CAT-${letter}`
  await db
    .insert(roomType)
    .values({
      propertyId,
      code,
      name: {
        en: `Category ${letter} room`,
        es: `Habitación de categoría ${letter}`,
        it: `Camera di categoria ${letter}`,
      },
      rank: 100 + place,
      beds: place % 2 === 0 ? oneDouble : twoTwins,
      maxOccupancy: 4,
      squareMeters: 24 + place * 2,
      view: views[place % views.length] ?? 'garden',
      amenities: [],
    })
    .onConflictDoNothing()
  const [row] = await db
    .select({ id: roomType.id })
    .from(roomType)
    .where(and(eq(roomType.propertyId, propertyId), eq(roomType.code, code)))
  return present(row).id
}

const calendarNames: Record<Calendar, Words> = {
  SC: { en: 'Room only', es: 'Solo habitación', it: 'Solo pernottamento' },
  BB: { en: 'Bed and breakfast', es: 'Habitación con desayuno', it: 'Pernottamento e colazione' },
  HB: { en: 'Half board', es: 'Media pensión', it: 'Mezza pensione' },
  FB: { en: 'Full board', es: 'Pensión completa', it: 'Pensione completa' },
}
const kindNames: Record<RateKind, Words> = {
  flexible: { en: 'flexible', es: 'flexible', it: 'flessibile' },
  'non-refundable': { en: 'non-refundable', es: 'no reembolsable', it: 'non rimborsabile' },
}

type Plan = { readonly calendar: Calendar; readonly kind: RateKind; readonly policy: CancellationPolicy }

async function ratePlanId(
  db: Database,
  propertyId: number,
  { calendar, kind, policy }: Plan,
): Promise<number> {
  const code = `${calendar}-${kind === 'flexible' ? 'FLEX' : 'NONREF'}`
  const nameIn = (language: string) =>
    `${inLanguage(calendarNames[calendar], language)}, ${inLanguage(kindNames[kind], language)}`
  const name = { en: nameIn('en'), es: nameIn('es'), it: nameIn('it') }
  await db.insert(ratePlan).values({ propertyId, code, name, kind, policy }).onConflictDoNothing()
  const [row] = await db
    .select({ id: ratePlan.id })
    .from(ratePlan)
    .where(and(eq(ratePlan.propertyId, propertyId), eq(ratePlan.code, code)))
  return present(row).id
}

async function marketCode(db: Database, segment: string, countryCode: string): Promise<string> {
  const code = `${segment.toUpperCase().replaceAll(/[^A-Z]+/g, '-')}-${countryCode}`
  await db.insert(market).values({ code, name: segment, countryCode }).onConflictDoNothing()
  const [row] = await db
    .select({ code: market.code })
    .from(market)
    .where(inArray(market.code, [code]))
  return present(row).code
}

function remembered<Words extends unknown[], Value>(
  keyOf: (...words: Words) => string,
  find: (...words: Words) => Promise<Value>,
): (...words: Words) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (...words) => {
    const key = keyOf(...words)
    const value = known.get(key) ?? find(...words)
    known.set(key, value)
    return value
  }
}

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row that was just written is not there')
  return row
}
