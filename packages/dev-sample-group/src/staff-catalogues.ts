import { type Database, insertRows } from '@veranda/booking-service'
import { cardType, merchant, region, reservation, system } from '@veranda/booking-service/tables'
import { eq, isNotNull } from 'drizzle-orm'

const cardTypes = [
  ['visa', 'Visa'],
  ['mc', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
] as const

// Accounts nobody has, of the sample companies.
const merchants = [
  { code: 'SAMPLE-USD', name: 'Sample Hotels, US dollars', currency: 'USD', societyId: 2 },
  { code: 'MUESTRA-MXN', name: 'Hoteles de Muestra, pesos', currency: 'MXN', societyId: 1 },
  { code: 'ESEMPIO-EUR', name: 'Alberghi di Esempio, euros', currency: 'EUR', societyId: 3 },
  { code: 'SAMPLE-GBP', name: 'Sample Hotels, pounds', currency: 'GBP', societyId: 4 },
] as const

const regions = [
  {
    code: 'americas',
    name: 'The Americas',
    allowTags: ['north-america', 'latin-america', 'caribbean'],
    denyTags: [],
  },
  { code: 'latin', name: 'Latin America', allowTags: ['latin-america'], denyTags: ['BR'] },
  { code: 'europe', name: 'Europe', allowTags: ['europe'], denyTags: ['RU', 'BY'] },
  { code: 'far-east', name: 'The Far East', allowTags: ['JP', 'KR', 'CN'], denyTags: [], isActive: false },
]

const systems = [
  { code: 'website', name: 'Website' },
  { code: 'call-centre', name: 'Call center' },
  { code: 'agencies', name: 'Travel agencies' },
  { code: 'front-desk', name: 'Front desk' },
]

/** What the catalogues of the back office begin with; banks and companies are written for themselves. */
export async function writeStaffCatalogues(tx: Database): Promise<void> {
  await insertRows(
    tx,
    cardType,
    cardTypes.map(([code, name]) => ({ code, name })),
  )
  await insertRows(tx, merchant, merchants)
  await insertRows(
    tx,
    region,
    regions.map((one) => ({ isActive: true, ...one })),
  )
  await insertRows(tx, system, systems)
}

/** Samples come from the website, where that is a system at all. */
export async function writeSampleSystems(tx: Database): Promise<void> {
  const [website] = await tx.select().from(system).where(eq(system.code, 'website'))
  if (website)
    await tx.update(reservation).set({ systemCode: website.code }).where(isNotNull(reservation.sample))
}
