import { bigint, boolean, date, integer, timestamp } from 'drizzle-orm/pg-core'
import type { PlainDate } from '@veranda/domain'

/** An amount in minor units; its currency is in the same row or in the reservation's. */
export const amount = (name: string) => bigint(name, { mode: 'number' })

/** A calendar day, stored and sent as text. */
export const day = (name: string) => date(name, { mode: 'string' }).$type<PlainDate>()

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An entry of a catalogue that staff keep: it can be switched off, and counts its changes. */
export const inCatalogue = () => ({ isActive: boolean('is_active').notNull().default(true), ...versioned() })

/** How often a row was changed, from 1: an editor says which version it saw. */
export const versioned = () => ({ version: integer('version').notNull().default(1) })
