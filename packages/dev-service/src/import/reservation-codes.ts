import type { Database } from '@veranda/booking-service'
import { reservation } from '@veranda/booking-service/tables'
import { isNotNull } from 'drizzle-orm'
import { picksFrom } from './deterministic.ts'

/** The rows imported before, and every reservation code that is taken. */
export async function knownReservations(
  db: Database,
): Promise<{ importKeys: ReadonlySet<string>; codes: Set<string> }> {
  const imported = await db
    .select({ key: reservation.importKey })
    .from(reservation)
    .where(isNotNull(reservation.importKey))
  const codes = await db.select({ code: reservation.code }).from(reservation)
  return {
    importKeys: new Set(imported.flatMap(({ key }) => (key === null ? [] : [key]))),
    codes: new Set(codes.map(({ code }) => code)),
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const signs = `${letters}0123456789`
const digits = '0123456789'

/** A free reservation code of the usual shape, the same for the same row as long as no other row has taken it. */
export function freeCode(propertyCode: string, importKey: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const code = codeFor(propertyCode, `${importKey}/code/${attempt}`)
    if (!taken.has(code)) return code
  }
}

function codeFor(propertyCode: string, seed: string): string {
  const picks = picksFrom(seed)
  const some = (count: number, from: string) =>
    Array.from({ length: count }, () => from.charAt(picks.number(from.length))).join('')
  return `${propertyCode}-${some(3, digits)}${some(3, signs)}-${some(2, letters)}`
}
