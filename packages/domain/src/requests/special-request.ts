import type { Instant } from '../dates/index.ts'
import type { ActionRefusal, Reservation, Room } from '../reservation/index.ts'

export const requestStates = ['sent', 'seen', 'answered'] as const
export type RequestState = (typeof requestStates)[number]

/** What a guest wishes for a room, and how far the hotel has come with it. */
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

/** Why nothing can be asked for now: cancelled, under review, or over. A guest in house may still ask. */
export function whyNoRequest({ actions }: Pick<Reservation, 'actions'>): ActionRefusal | undefined {
  const action = actions.find(({ name }) => name === 'special-request')
  return action && !action.allowed ? action.reason : undefined
}

/** The rooms something can be asked for: a cancelled one is not slept in. */
export const roomsToAskFor = <Given extends Pick<Room, 'status'>>(
  rooms: readonly Given[],
): readonly Given[] => rooms.filter(({ status }) => status !== 'cancelled')
