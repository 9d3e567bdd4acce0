import { ServiceRefusal } from '../refusal.ts'

const mostAtOnce = 6
const atWork = new Set<string>()

/**
 * Files are taken one by one from a guest and a few at a time altogether, so that what they need of memory has an
 * end whoever sends.
 */
export async function oneByOne<Value>(reservationCode: string, work: () => Promise<Value>): Promise<Value> {
  if (atWork.has(reservationCode) || atWork.size >= mostAtOnce)
    throw new ServiceRefusal('service-busy', 'Another file is being sent.', { retryAfterSeconds: 2 })
  atWork.add(reservationCode)
  try {
    return await work()
  } finally {
    atWork.delete(reservationCode)
  }
}
