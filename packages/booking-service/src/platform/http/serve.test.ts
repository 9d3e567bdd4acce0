import type { endpoints } from '@veranda/contract'
import { describe, expectTypeOf, test } from 'vitest'
import type { Claim } from '../idempotency/do-once.ts'
import type { GuestSession, StaffSession } from '../../identity/identity.ts'
import type { Refuse, RefusingFor, ServiceRefusal } from '../refusal.ts'
import type { AnswerOf, Asked } from './serve.ts'

type Calls = typeof endpoints
type AskedOf<Name extends keyof Calls> = Asked<Calls[Name]>
type RefuseOf<Name extends keyof Calls> = RefusingFor<Calls[Name]>['refuse']
type Has<Name extends keyof Calls, Key extends string> = Key extends keyof AskedOf<Name> ? true : false

// Held by the type check: what a call's declaration does not let in, its work is not handed.
describe('what the work behind a call is handed', () => {
  test('is a guest for a guest’s call, one of the staff for the staff’s, and nobody for an open one', () => {
    expectTypeOf<AskedOf<'getReservation'>['guest']>().toEqualTypeOf<GuestSession>()
    expectTypeOf<AskedOf<'decideCancellation'>['staff']>().toEqualTypeOf<StaffSession>()
    expectTypeOf<Has<'decideCancellation', 'guest'>>().toEqualTypeOf<false>()
    expectTypeOf<Has<'getReservation', 'staff'>>().toEqualTypeOf<false>()
    expectTypeOf<Has<'confirmEmail', 'guest' | 'staff'>>().toEqualTypeOf<false>()
  })

  test('is a claim where it is done once, and a version where that is declared', () => {
    expectTypeOf<AskedOf<'cancelRooms'>['claim']>().toEqualTypeOf<Claim>()
    expectTypeOf<AskedOf<'cancelRooms'>['version']>().toEqualTypeOf<number>()
    expectTypeOf<Has<'removeDocument', 'claim'>>().toEqualTypeOf<true>()
    expectTypeOf<Has<'removeDocument', 'version'>>().toEqualTypeOf<false>()
    expectTypeOf<Has<'quoteChange', 'claim' | 'version'>>().toEqualTypeOf<false>()
  })

  test('is a file where one is taken', () => {
    expectTypeOf<Has<'sendDocument', 'file'>>().toEqualTypeOf<true>()
    expectTypeOf<Has<'removeDocument', 'file'>>().toEqualTypeOf<false>()
  })

  test('is refused in the words of its call, with what the call attaches, and in no other', () => {
    expectTypeOf<RefuseOf<'withdrawStandby'>>().toExtend<Refuse<'no-standby' | 'version-changed'>>()
    expectTypeOf<RefuseOf<'withdrawStandby'>>().not.toExtend<Refuse<'sold-out'>>()
    expectTypeOf<RefuseOf<'changeStay'>>().toExtend<Refuse<'price-moved', Calls['changeStay']>>()
    expectTypeOf<RefuseOf<'cancelRooms'>>().not.toExtend<Refuse<'price-moved', Calls['changeStay']>>()
    expectTypeOf<RefuseOf<'cancelRooms'>>().toExtend<Refuse<'price-moved'>>()
    expectTypeOf<RefuseOf<'getReservation'>>().not.toExtend<Refuse<'no-standby'>>()
    expectTypeOf<ConstructorParameters<typeof ServiceRefusal>[0]>().not.toExtend<'no-standby'>()
  })

  test('and what is done once says whether it was answered before', () => {
    expectTypeOf<AnswerOf<Calls['removeDocument']>['isReplay']>().toEqualTypeOf<boolean>()
    expectTypeOf<AnswerOf<Calls['openDocument']>>().toHaveProperty('bytes')
  })
})
