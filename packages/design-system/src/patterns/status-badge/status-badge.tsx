import type { ReservationStatus } from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { useWords } from '../words/index.ts'

/** A reservation’s own status, or that its stay is over. */
export type ShownStatus = ReservationStatus | 'completed'

const tones: Record<ShownStatus, BadgeTone> = {
  'pending-payment': 'caution',
  'under-review': 'caution',
  cancelled: 'negative',
  confirmed: 'positive',
  completed: 'neutral',
}

/** The status of a reservation as a badge. */
export function StatusBadge({ status }: { readonly status: ShownStatus }) {
  const words = useWords()
  return <Badge tone={tones[status]}>{words(`status-badge.${status}`)}</Badge>
}
