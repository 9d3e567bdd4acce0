import { bigint, date, timestamp } from 'drizzle-orm/pg-core'
import type { PlainDate } from '@veranda/domain'

/** An amount in minor units; its currency is in the same row or in the reservation's. */
export const amount = (name: string) => bigint(name, { mode: 'number' })

/** A calendar day, stored and sent as text. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<PlainDate>()

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
