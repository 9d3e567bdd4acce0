import { addDays, type PlainDate, type Stay } from '../dates/index.ts'
import type { BalanceDue } from '../reservation/index.ts'

/** What a property decides about bank transfers, in days. */
export type BankTransferRules = {
  /** How long a guest has to send the money. */
  readonly daysToPay: number
  /** How long before arrival the money must be there, where no earlier day was agreed. */
  readonly daysAhead: number
  /** How long after its day a transfer is still waited for. */
  readonly graceDays: number
}

/** What banks take at least: a transfer that would have to be there sooner is not offered. */
export const shortestTransferDays = 2
/** How many days before its day a guest is reminded. */
export const reminderDays = 2

type Owing = { readonly stay: Stay; readonly balanceDue: BalanceDue }

/**
 * By when money that is announced today must be there: after the property’s days, and never later than the day the balance
 * is due. Nothing where that is too soon for a bank.
 */
export function bankTransferDue(
  { stay, balanceDue }: Owing,
  { daysToPay, daysAhead }: BankTransferRules,
  today: PlainDate,
): PlainDate | undefined {
  const latest = balanceDue.kind === 'before-arrival' ? balanceDue.by : addDays(stay.arrival, -daysAhead)
  const usual = addDays(today, daysToPay)
  const due = usual < latest ? usual : latest
  return due < addDays(today, shortestTransferDays) ? undefined : due
}

/** What is to be done about a transfer that is waited for, on a day. */
export function dueStepOf(
  { dueBy, wasReminded }: { readonly dueBy: PlainDate; readonly wasReminded: boolean },
  { graceDays }: Pick<BankTransferRules, 'graceDays'>,
  today: PlainDate,
): 'lapse' | 'remind' | undefined {
  if (today > addDays(dueBy, graceDays)) return 'lapse'
  return !wasReminded && today >= addDays(dueBy, -reminderDays) && today <= dueBy ? 'remind' : undefined
}
