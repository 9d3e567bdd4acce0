import type { DeclineReason } from '@veranda/domain'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** Why the card was not charged, what was kept, and what to do about it. */
export function Declined({ reason }: { readonly reason: DeclineReason }) {
  const words = useLaterWords()
  const { title, body } = sentences[reason]
  return (
    <Notice tone="negative" title={words(title)}>
      {words(body)} {words('change-payment.declined-retained')}
    </Notice>
  )
}

const sentences = {
  refused: {
    title: 'change-payment.refused-title',
    body: 'change-payment.refused-body',
  },
  'insufficient-funds': {
    title: 'change-payment.insufficient-funds-title',
    body: 'change-payment.insufficient-funds-body',
  },
  'card-expired': {
    title: 'change-payment.card-expired-title',
    body: 'change-payment.card-expired-body',
  },
  'wrong-security-code': {
    title: 'change-payment.wrong-security-code-title',
    body: 'change-payment.wrong-security-code-body',
  },
  'not-proven': {
    title: 'change-payment.not-proven-title',
    body: 'change-payment.not-proven-body',
  },
  'not-approved': {
    title: 'change-payment.not-approved-title',
    body: 'change-payment.not-approved-body',
  },
  'card-not-taken': {
    title: 'change-payment.card-not-taken-title',
    body: 'change-payment.card-not-taken-body',
  },
} as const satisfies Record<DeclineReason, { readonly title: string; readonly body: string }>
