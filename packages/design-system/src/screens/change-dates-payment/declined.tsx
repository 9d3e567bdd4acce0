import type { DeclineReason } from '@veranda/domain'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

/** Why the card was not charged, what was kept, and what to do about it. */
export function Declined({ reason }: { readonly reason: DeclineReason }) {
  const words = useLaterWords()
  const { title, body } = sentences[reason]
  return (
    <Notice tone="negative" title={words(title)}>
      {words(body)} {words('change-dates-payment.declined-kept')}
    </Notice>
  )
}

const sentences = {
  refused: {
    title: 'change-dates-payment.refused-title',
    body: 'change-dates-payment.refused-body',
  },
  'insufficient-funds': {
    title: 'change-dates-payment.insufficient-funds-title',
    body: 'change-dates-payment.insufficient-funds-body',
  },
  'card-expired': {
    title: 'change-dates-payment.card-expired-title',
    body: 'change-dates-payment.card-expired-body',
  },
  'wrong-security-code': {
    title: 'change-dates-payment.wrong-security-code-title',
    body: 'change-dates-payment.wrong-security-code-body',
  },
  'not-proven': {
    title: 'change-dates-payment.not-proven-title',
    body: 'change-dates-payment.not-proven-body',
  },
} as const satisfies Record<DeclineReason, { readonly title: string; readonly body: string }>
