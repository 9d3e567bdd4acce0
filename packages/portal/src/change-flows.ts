import type { ChangePurpose } from '@veranda/domain'
import { paths } from './paths.ts'

/** The pages of one kind of change: choosing with its price, paying, and the page that says it is done. */
export type ChangeFlow = { readonly start: string; readonly payment: string; readonly done: string }

const dates = { start: paths.changeDates, payment: '/update/payment', done: '/update/done' }
const upgrade = { start: paths.roomUpgrade, payment: '/upgrade/payment', done: '/upgrade/done' }
const guests = { start: paths.roomGuests, payment: '/room/payment', done: '/room/done' }
const rooms = { start: paths.addRoom, payment: '/room/add/payment', done: '/room/add/done' }
const services = { start: paths.addServices, payment: '/services/payment', done: '/services/done' }
/** The comparison: its options share their pages, because only one of them is made. */
const options = { start: '/options', payment: '/options/payment', done: '/options/done' }

const flows: Record<ChangePurpose, ChangeFlow> = {
  'change-dates': dates,
  'upgrade-room': upgrade,
  'change-rooms': rooms,
  'add-guests': guests,
  'add-services': services,
  'variant-1': options,
  'variant-2': options,
  'variant-3': options,
}

/** Where a change of this kind is chosen, paid and done. */
export const changeFlow = (purpose: ChangePurpose): ChangeFlow => flows[purpose]

/** A page of a flow, and the changes it may be about. */
export type ChangePlace = {
  readonly page: keyof ChangeFlow
  readonly purposes: readonly [ChangePurpose, ...ChangePurpose[]]
}

/** Waiting for a higher room that stays free: no change yet, so it is neither quoted nor paid. */
export const standbyPath = '/upgrade/standby'
