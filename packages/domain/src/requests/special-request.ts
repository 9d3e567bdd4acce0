import type { Instant } from '../dates/index.ts'

export const requestStates = ['sent', 'seen', 'answered'] as const
export type RequestState = (typeof requestStates)[number]

/** A guest's request for a room, and its state. */
export type SpecialRequest = {
  readonly requestId: number
  readonly roomNumber: number
  readonly roomConfirmation: string
  readonly text: string
  readonly sentAt: Instant
} & RequestProgress

export type RequestProgress =
  | { readonly state: 'sent' }
  | { readonly state: 'seen'; readonly seenAt: Instant }
  | { readonly state: 'answered'; readonly answeredAt: Instant; readonly answer: string }

/** The steps of the hotel. */
export type RequestStep = Exclude<RequestState, 'sent'>

/**
 * The states only move forward: an answered request has been seen. `already` is a step that changes nothing;
 * a second answer is refused, because the guest may have read the first.
 */
export function requestStep(
  state: RequestState,
  step: RequestStep,
): 'goes-on' | 'already' | 'answered-before' {
  if (state === 'sent' || (state === 'seen' && step === 'answered')) return 'goes-on'
  return step === 'seen' ? 'already' : 'answered-before'
}
