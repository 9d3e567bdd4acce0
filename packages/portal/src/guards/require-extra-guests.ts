import { paths } from '../paths.ts'
import type { ExtraGuests } from '../state/extra-guests.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'

/** Paying for extra guests needs extra guests. */
export const requireExtraGuests = (
  rooms: readonly ExtraGuests[] | undefined,
): Guarded<readonly ExtraGuests[]> => (rooms && rooms.length > 0 ? pass(rooms) : sendTo(paths.reservation))
