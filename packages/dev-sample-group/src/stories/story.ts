import type { CurrencyCode, GuestTitle, RateKind } from '@veranda/domain'

export type StoryRoom = {
  /** Code of the room type. */
  readonly type: string
  readonly adults?: number
  readonly childAges?: readonly number[]
  readonly status?: 'cancelled' | 'under-review'
  readonly kind?: RateKind
  readonly addOns?: readonly ('spa' | 'dinner' | 'late-check-out' | 'flowers')[]
  readonly request?: StoryRequest
}

/** What was asked for, and how far the hotel has come with it. */
type StoryRequest = {
  readonly text: string
  readonly seen?: true
  readonly answer?: string
}

/** One sample reservation, told relative to today. */
export type Story = {
  readonly code: string
  readonly property: string
  readonly title: GuestTitle
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  /** Arrival: days from today, or some days before the next change of season. */
  readonly arrives: number | { readonly beforeSeasonChange: number }
  readonly nights: number
  /** How many days ago it was booked; a month where it says nothing. */
  readonly bookedDaysAgo?: number
  readonly rooms: readonly StoryRoom[]
  readonly paid: 'all' | 'half' | 'nothing'
  readonly outstandingUntil?: 'before-arrival' | 'at-check-in'
  readonly guestCurrency?: CurrencyCode
  readonly promotion?: 'percent' | 'amount'
  readonly transfer?: true
  readonly certificate?: true
  /** What was paid for cancelled rooms is a credit note, where it was not refunded. */
  readonly cancelledFor?: 'credit'
  /** The guest’s bank returned the refund of what is cancelled, to the hotel. */
  readonly refund?: 'returned'
  /** The main room waits for the next better category, for so much more a night, in minor units. */
  readonly standbyUpTo?: number
  /** The provider reported another amount than was paid. */
  readonly payment?: 'in-doubt'
  /** The guest’s mail server refused a letter for good. */
  readonly letter?: 'bounced'
  /** A bank transfer for what is not paid was announced, and has not arrived. */
  readonly bankTransfer?: true
  /** The balance is to be charged to a stored card on its day, or was, and the card was declined to the last. */
  readonly automaticCharge?: 'scheduled' | 'given-up'
  /** A better price was sent to the hotel, which has not answered yet. */
  readonly priceMatch?: true
  readonly shows: string
}

/** Numbers of the rooms that are cancelled by the day the story is told. */
export const cancelledRoomsOf = ({ rooms }: Story): readonly number[] =>
  rooms.flatMap(({ status }, index) => (status === 'cancelled' ? [index + 1] : []))

/** A story with a cancellation is told at this version, as booked; cancelling makes the first, where all samples stand. */
export const versionBeforeCancelling = 0

export const two = (type: string): StoryRoom => ({ type })
