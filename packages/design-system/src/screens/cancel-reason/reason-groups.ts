import type { CancellationReason, ReasonCode } from '@veranda/domain'

/** What a reason is about. `other`: what a hotel added itself, and the reason in the guest's own words. */
type ReasonAbout = 'plans' | 'price' | 'family' | 'booking' | 'other'

const aboutOf: Readonly<Record<ReasonCode, ReasonAbout>> = {
  'changed-plans': 'plans',
  reschedule: 'plans',
  'keep-credit': 'plans',
  'cannot-travel': 'plans',
  weather: 'plans',
  documents: 'plans',
  wedding: 'plans',
  'better-price': 'price',
  'another-hotel': 'price',
  health: 'family',
  'family-death': 'family',
  'partner-member': 'booking',
  'agency-website': 'booking',
  member: 'booking',
  web: 'booking',
  other: 'other',
}

export type ReasonGroup = {
  readonly about: ReasonAbout
  readonly reasons: readonly CancellationReason[]
}

/** The hotel puts the commonest reason first: so do the groups, and each of them. The others end the list. */
export function reasonGroups(reasons: readonly CancellationReason[]): readonly ReasonGroup[] {
  const about = ({ code }: CancellationReason): ReasonAbout =>
    Object.hasOwn(aboutOf, code) ? aboutOf[code as ReasonCode] : 'other'
  const named = new Set(reasons.map(about).filter((one) => one !== 'other'))
  return [...named, 'other' as const]
    .map((one) => ({ about: one, reasons: reasons.filter((reason) => about(reason) === one) }))
    .filter((group) => group.reasons.length > 0)
}
