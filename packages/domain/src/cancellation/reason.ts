import { isZero } from '../money/index.ts'
import { ok, refused, type Result } from '../result.ts'
import type { Cancellation } from './cancellation.ts'

/** The first-level reasons a guest chooses from. Their follow-ups have codes of their own. */
export const reasonCodes = [
  'better-price',
  'cannot-travel',
  'weather',
  'other',
  'partner-member',
  'agency-website',
  'wedding',
  'member',
  'web',
  'another-hotel',
  'health',
  'changed-plans',
  'documents',
  'family-death',
  'reschedule',
  'keep-credit',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** The details that a reason requires. */
export const reasonNeeds = ['nothing', 'free-text', 'agency', 'hotel', 'membership'] as const
export type ReasonNeed = (typeof reasonNeeds)[number]

/**
 * What follows a reason: the cancellation, a review by the team, or one offer first. Of these, `offer-waiver` asks the
 * team, with a document, to waive the penalty; `offer-price-match` leads to a request that leaves the stay booked.
 */
export const reasonSequels = [
  'cancel',
  'review',
  'offer-dates',
  'offer-price-match',
  'offer-credit',
  'offer-waiver',
] as const
export type ReasonSequel = (typeof reasonSequels)[number]

/** What follows a reason for this cancellation. Without a penalty there is nothing to waive or to review. */
export const sequelOf = (
  { follows }: Pick<CancellationReason, 'follows'>,
  { penalty }: Pick<Cancellation, 'penalty'>,
): ReasonSequel =>
  isZero(penalty) && (follows === 'review' || follows === 'offer-waiver') ? 'cancel' : follows

/**
 * A reason in the guest's language. A reason with follow-ups only leads to them: the choice is one of its
 * leaves.
 */
export type CancellationReason = {
  readonly code: string
  readonly label: string
  readonly needs: ReasonNeed
  readonly follows: ReasonSequel
  readonly followUps: readonly CancellationReason[]
}

/** A guest's answers so far: the codes of the chosen reasons, and the required details. */
export type ReasonAnswers = {
  readonly firstAnswer?: string
  readonly secondAnswer?: string
  readonly otherReason?: string
  readonly agency?: string
  readonly hotel?: string
  readonly membership?: string
}

export const reasonRestrictions = ['reason-missing', 'reason-not-known', 'details-missing'] as const
export type ReasonRestriction = (typeof reasonRestrictions)[number]

/** The leaf of the tree that the answers lead to, or what is missing. */
export function chosenReason(
  tree: readonly CancellationReason[],
  answers: ReasonAnswers,
): Result<CancellationReason, ReasonRestriction> {
  const { firstAnswer, secondAnswer } = answers
  if (firstAnswer === undefined) return refused('reason-missing')
  const first = tree.find(({ code }) => code === firstAnswer)
  if (!first) return refused('reason-not-known')
  if (first.followUps.length === 0)
    return secondAnswer === undefined ? withDetails(first, answers) : refused('reason-not-known')
  if (secondAnswer === undefined) return refused('reason-missing')
  const second = first.followUps.find(({ code }) => code === secondAnswer)
  return second ? withDetails(second, answers) : refused('reason-not-known')
}

/** The answer that each need requires. */
export const answerTo: Readonly<Record<Exclude<ReasonNeed, 'nothing'>, keyof ReasonAnswers>> = {
  'free-text': 'otherReason',
  agency: 'agency',
  hotel: 'hotel',
  membership: 'membership',
}

function withDetails(
  leaf: CancellationReason,
  answers: ReasonAnswers,
): Result<CancellationReason, ReasonRestriction> {
  if (leaf.needs === 'nothing') return ok(leaf)
  return answers[answerTo[leaf.needs]]?.trim() ? ok(leaf) : refused('details-missing')
}

/**
 * The furthest page of the details that may be opened: page 2 requires the first answer, page 3 the second
 * where the first has follow-ups.
 */
export function furthestPage(
  tree: readonly CancellationReason[],
  { firstAnswer, secondAnswer }: Pick<ReasonAnswers, 'firstAnswer' | 'secondAnswer'>,
): 1 | 2 | 3 {
  const first = tree.find(({ code }) => code === firstAnswer)
  if (!first) return 1
  if (first.followUps.length === 0) return 3
  return first.followUps.some(({ code }) => code === secondAnswer) ? 3 : 2
}
