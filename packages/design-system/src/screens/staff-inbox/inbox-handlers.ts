/** What a member of staff may do with an item; a missing one is not offered. */
export type ItemHandlers = {
  readonly onAssign?: ((to: 'me' | 'nobody') => void) | undefined
  readonly onSeen?: (() => void) | undefined
  readonly onAnswer?: ((answer: string) => void) | undefined
  readonly onReview?: ((decision: 'grant' | 'decline', note: string) => void) | undefined
  readonly onAsk?: ((question: string) => void) | undefined
  readonly onMatch?: ((price: number) => void) | undefined
  readonly onNotMatch?: (() => void) | undefined
  /** Closes an item that no other act closes. */
  readonly onClose?: (() => void) | undefined
  /** Opens the room where money is matched. */
  readonly onMatchMoney?: (() => void) | undefined
  readonly onCall?: ((outcome: 'called' | 'not-reached') => void) | undefined
}

/** The outcome of an act. */
export type InboxDone =
  | 'request'
  | 'granted'
  | 'declined'
  | 'matched'
  | 'not-matched'
  | 'called'
  | 'not-reached'
  | 'closed'

/** Why it was not done. */
export type InboxTrouble = 'failed' | 'taken-before' | 'price-not-lower' | 'question-open' | 'changed'
