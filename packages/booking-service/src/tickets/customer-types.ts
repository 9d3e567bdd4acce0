import type { Database } from '../platform/db/database.ts'
import { customerType } from '../schema/help-ticket.ts'

/** Who asks for help in a new hotel, in the order they are read; it may word and order its own. */
const firstTypes = [
  { en: 'I have a reservation', es: 'Tengo una reservación', it: 'Ho una prenotazione' },
  { en: 'I’m a member', es: 'Soy miembro', it: 'Faccio parte del club' },
  { en: 'I’m a travel advisor', es: 'Soy agente de viajes', it: 'Lavoro in un’agenzia di viaggi' },
  {
    en: 'I’m planning a wedding or a group',
    es: 'Organizo una boda o un grupo',
    it: 'Organizzo un matrimonio o un gruppo',
  },
  { en: 'Something else', es: 'Otro motivo', it: 'Altro' },
]

/** Gives a database that has no kinds of customers the first ones. What a hotel has made of them is left alone. */
export async function seedCustomerTypes(database: Database): Promise<void> {
  if ((await database.$count(customerType)) > 0) return
  const rows = firstTypes.map((words, position) => ({ id: position + 1, position, words }))
  await database.insert(customerType).values(rows).onConflictDoNothing()
}
