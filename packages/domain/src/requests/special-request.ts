import type { Instant } from '../dates/index.ts'

export const requestStates = ['sent', 'seen', 'answered'] as const
export type RequestState = (typeof requestStates)[number]

/** What a guest asks for in a room, and how far the hotel has come with it. */
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

/** What the hotel does with a request. */
export type RequestStep = Exclude<RequestState, 'sent'>

/**
 * A request only goes forward: whoever answers has seen it. `already` is a step that changes nothing; an answer is
 * given once, because the guest may have read it.
 */
export function requestStep(
  state: RequestState,
  step: RequestStep,
): 'goes-on' | 'already' | 'answered-before' {
  if (state === 'sent' || (state === 'seen' && step === 'answered')) return 'goes-on'
  return step === 'seen' ? 'already' : 'answered-before'
}
