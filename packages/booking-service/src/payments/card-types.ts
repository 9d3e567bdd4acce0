import { type CardType, isCardTaken } from '@veranda/domain'
import { asc } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { cardType } from '../schema/staff-catalogue.ts'
import type { Authorisation, CardShown } from './port.ts'

/** The kinds of cards in the catalogue, as it stands now. */
export const loadCardTypes = (database: Database): Promise<readonly CardType[]> =>
  database
    .select({ code: cardType.code, name: cardType.name, isActive: cardType.isActive })
    .from(cardType)
    .orderBy(asc(cardType.id))

/** The names of the kinds that are taken. */
export const namesOfTaken = async (database: Database): Promise<readonly string[]> =>
  (await loadCardTypes(database)).filter(({ isActive }) => isActive).map(({ name }) => name)

/** The card of an authorisation, if the catalogue says that its kind is not taken. */
export async function cardNotTaken(
  database: Database,
  outcome: Authorisation,
): Promise<CardShown | undefined> {
  if (outcome.kind !== 'authorised' && outcome.kind !== 'challenge') return undefined
  const { card } = outcome
  return card && !isCardTaken(card.brand, await loadCardTypes(database)) ? card : undefined
}
