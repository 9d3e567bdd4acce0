import type { ReservationStatus } from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { useWords } from '../words/index.ts'

const tones: Record<ReservationStatus, BadgeTone> = {
  'pending-payment': 'caution',
  'under-review': 'caution',
  cancelled: 'negative',
  confirmed: 'positive',
}

export function StatusBadge({ status }: { readonly status: ReservationStatus }) {
  const words = useWords()
  return <Badge tone={tones[status]}>{words(`status-badge.${status}`)}</Badge>
}
