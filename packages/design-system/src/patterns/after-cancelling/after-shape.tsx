import type { Reservation } from '@veranda/domain'
import { Skeleton } from '../../components/skeleton/index.ts'

export type AfterShapeProps = { readonly reservation: Pick<Reservation, 'status'> }

/** The refund of a whole stay is a card, that of some rooms a line in their notice. */
export const AfterShape = ({ reservation }: AfterShapeProps) => (
  <Skeleton shape={reservation.status === 'cancelled' ? 'block' : 'line'} />
)
