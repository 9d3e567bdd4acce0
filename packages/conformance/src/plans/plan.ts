import type { CallInput, endpoints } from '@veranda/contract'
import type { PlainDate, Reservation } from '@veranda/domain'
import type { AnyInput } from '../exchange.ts'

export type Endpoints = typeof endpoints

/** What is known of a guest's reservation once it has been read. */
export type World = {
  readonly reservation: Reservation
  /** The names of the guest, where the run signs in by them. */
  readonly names?: { readonly firstName: string; readonly lastName: string }
  /** The guest's first receipt, where there is one. */
  readonly receiptNumber?: string
  /** Two nights that a stay could be moved to: a week after it was to begin. */
  readonly otherStay: { readonly arrival: PlainDate; readonly departure: PlainDate }
}

/** Why a call was not made. */
export type NotRun = { readonly notRun: string }

type Input<Name extends keyof Endpoints> = Omit<CallInput<Endpoints[Name]>, 'guard'>

/** How a call is tried: what it does decides whether it may be made on a reservation. */
export type Plan<Name extends keyof Endpoints> =
  /** Changes nothing. */
  | {
      readonly kind: 'reads'
      readonly input: (world: World) => Input<Name> | NotRun
      /** It reads something that a reservation may be without: 404 is an answer too. */
      readonly mayBeMissing?: true
    }
  /** Changes nothing of the stay, but something is written: a quote, or a request for a letter. */
  | { readonly kind: 'leaves-traces'; readonly input: (world: World) => Input<Name> | NotRun }
  /** Changes the reservation, or would: most are asked for what a service must refuse. */
  | {
      readonly kind: 'writes'
      readonly input: (world: World) => Input<Name> | NotRun
      /** Another request under the same key. */
      readonly other: (input: Input<Name>) => Input<Name>
      /** Counts what the call makes, by a call that lists it. */
      readonly effects?: (world: World) => { readonly listedBy: keyof Endpoints; readonly input: AnyInput }
    }
  | { readonly kind: 'left-out'; readonly why: string }

/** The calls of the staff are made with a staff account, which the kit is not given. */
export type StaffName = {
  [Name in keyof Endpoints]: Endpoints[Name]['access'] extends 'staff' | 'staff-entrance' ? Name : never
}[keyof Endpoints]

export type PlansOf<Name extends keyof Endpoints> = { readonly [N in Name]: Plan<N> }

export const reads = <Name extends keyof Endpoints>(
  input: (world: World) => Input<Name> | NotRun,
): Plan<Name> => ({ kind: 'reads', input })

/** The same, of something that a reservation may be without. */
export const readsIfAny = <Name extends keyof Endpoints>(
  input: (world: World) => Input<Name> | NotRun,
): Plan<Name> => ({ kind: 'reads', input, mayBeMissing: true })

export const leavesTraces = <Name extends keyof Endpoints>(
  input: (world: World) => Input<Name> | NotRun,
): Plan<Name> => ({ kind: 'leaves-traces', input })

export const leftOut = (why: string) => ({ kind: 'left-out', why }) as const
