import type { CancellationReason, ReasonCode } from '@veranda/domain'

/** What a reason is about. What a hotel added itself, and the reason in the guest's own words, are about none of them. */
type ReasonAbout = 'plans' | 'price' | 'family' | 'booking'

const aboutOf: Readonly<Record<ReasonCode, ReasonAbout | undefined>> = {
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
  other: undefined,
}

export type ReasonGroup = {
  readonly about: ReasonAbout | undefined
  readonly reasons: readonly CancellationReason[]
}

/** The hotel puts the commonest reason first: so do the groups, and each of them. What is about none ends the list. */
export function reasonGroups(reasons: readonly CancellationReason[]): readonly ReasonGroup[] {
  const about = ({ code }: CancellationReason) =>
    Object.hasOwn(aboutOf, code) ? aboutOf[code as ReasonCode] : undefined
  const named = new Set(reasons.map(about).filter((one) => one !== undefined))
  return [...named, undefined]
    .map((one) => ({ about: one, reasons: reasons.filter((reason) => about(reason) === one) }))
    .filter((group) => group.reasons.length > 0)
}
