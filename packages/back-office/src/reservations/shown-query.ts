import type { ShownQuery } from '@veranda/design-system/screens/staff-reservations'
import { isPlainDate, reservationStates } from '@veranda/domain'

/** The address is typed by people too: what it says is read, not trusted. */
export function queryIn(params: URLSearchParams): ShownQuery {
  const day = (name: string): string => {
    const text = params.get(name) ?? ''
    return isPlainDate(text) ? text : ''
  }
  const matching = (name: string, pattern: RegExp): string => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? text : ''
  }
  return {
    search: (params.get('search') ?? '').trim().slice(0, 80),
    property: matching('property', /^[1-9]\d{0,8}$/),
    state: reservationStates.find((state) => state === params.get('state')) ?? '',
    arrivalFrom: day('from'),
    arrivalTo: day('to'),
    order: params.get('order') === 'earliest-arrival' ? 'earliest-arrival' : 'latest-arrival',
    pageAt: matching('at', /^(?:after|before)~\d{4}-\d{2}-\d{2}~[1-9]\d{0,9}$/),
  }
}

/** What is asked for, as the address holds it: what is not asked for is not in it. */
export function paramsOf({ arrivalFrom, arrivalTo, order, pageAt, ...query }: ShownQuery) {
  const all = {
    ...query,
    from: arrivalFrom,
    to: arrivalTo,
    order: order === 'latest-arrival' ? '' : order,
    at: pageAt,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}
