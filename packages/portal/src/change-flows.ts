import { type ChangePurpose, changePurposes } from '@veranda/domain'
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

/** The page of a flow that an address is. */
export function changePlaceAt(path: string): ChangePlace | undefined {
  for (const page of ['start', 'payment', 'done'] as const) {
    const [first, ...others] = changePurposes.filter((purpose) => flows[purpose][page] === path)
    if (first) return { page, purposes: [first, ...others] }
  }
  return undefined
}

/** Waiting for a higher room that stays free: no change yet, so it is neither quoted nor paid. */
export const standbyPath = '/upgrade/standby'

/** Section 2: `/update` alone leads to `/update/dates`, and so for every flow. */
export const flowBeginnings: Readonly<Record<string, string>> = {
  '/update': paths.changeDates,
  '/upgrade': paths.roomUpgrade,
  '/room': paths.roomGuests,
}

/** An address without its last slash and in lower case. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase()

/** Whether there is a page at an address below the first words of the changes. */
export const isChangePath = (pathname: string): boolean => {
  const path = plainPath(pathname)
  return path in flowBeginnings || path === standbyPath || changePlaceAt(path) !== undefined
}
