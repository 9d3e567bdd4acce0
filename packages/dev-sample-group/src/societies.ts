import type { Database } from '@veranda/booking-service'
import { bank, society } from '@veranda/booking-service/tables'

// Made up, down to the account numbers: the bank codes are ones no bank has, and a BIC whose eighth sign is 0 is one for tests.
const banks: readonly (typeof bank.$inferInsert)[] = [
  { id: 1, code: 'EJEMPLO', name: 'Banco Ejemplo del Caribe', countryCode: 'MX', bic: 'EXMPMXM0' },
  { id: 2, code: 'EXAMPLE', name: 'Example Trust Bank', countryCode: 'US', bic: 'EXMPUSN0' },
  { id: 3, code: 'ESEMPIO', name: 'Banca Esempio', countryCode: 'IT', bic: 'EXMPITM0' },
  { id: 4, code: 'SAMPLE', name: 'Sample & Sons Bank', countryCode: 'GB', bic: 'EXMPGBL0' },
]

/** The companies that collect for the sample hotels, one for each currency and part of the world. */
const societies: readonly (typeof society.$inferInsert)[] = [
  {
    id: 1,
    code: 'MUESTRA-MX',
    legalName: 'Hotelera de Muestra del Caribe, S.A. de C.V.',
    taxId: 'XAXX010101000',
    countryCode: 'MX',
    currency: 'USD',
    bankId: 1,
    accountHolder: 'Hotelera de Muestra del Caribe, S.A. de C.V.',
    accountNumber: '999999000000012346',
  },
  {
    id: 2,
    code: 'SAMPLE-US',
    legalName: 'Sample Hotels Collecting LLC',
    taxId: '00-0000000',
    countryCode: 'US',
    currency: 'USD',
    bankId: 2,
    accountHolder: 'Sample Hotels Collecting LLC',
    accountNumber: '000000123456',
  },
  {
    id: 3,
    code: 'ESEMPIO-IT',
    legalName: 'Alberghi di Esempio S.r.l.',
    taxId: '00000000000',
    countryCode: 'IT',
    currency: 'EUR',
    bankId: 3,
    accountHolder: 'Alberghi di Esempio S.r.l.',
    iban: 'IT47G9999900000000000012345',
  },
  {
    id: 4,
    code: 'SAMPLE-GB',
    legalName: 'Sample Hotels (London) Ltd',
    taxId: 'GB000000000',
    countryCode: 'GB',
    currency: 'GBP',
    bankId: 4,
    accountHolder: 'Sample Hotels (London) Ltd',
    iban: 'GB26EXMP99999900012345',
  },
]

/** What collects for the sample hotels; what a hotel has made of them is left alone. */
export async function writeSocieties(tx: Database): Promise<void> {
  await tx
    .insert(bank)
    .values([...banks])
    .onConflictDoNothing()
  await tx
    .insert(society)
    .values([...societies])
    .onConflictDoNothing()
}
