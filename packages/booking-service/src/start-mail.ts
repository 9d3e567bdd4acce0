import type { BrandId } from '@veranda/domain'
import type { Brands } from './platform/brands.ts'
import type { Database } from './platform/db/database.ts'
import type { Identity } from './identity/identity.ts'
import { queueSignInLink } from './letters/sign-in-link/queue.ts'
import { letterWriters } from './features.ts'
import type { StaffPasswordLetterNeeds } from './letters/staff-password/queue.ts'
import type { Clock } from './platform/service.ts'
import type { Mail } from './sign-in/sign-in-service.ts'
import type { SignInLimits } from './identity/limits.ts'
import type { DeliveryFailure } from './platform/outbox/deliver-due.ts'
import type { MailService } from './platform/mail/mail-setting.ts'
import { startOutboxWorker } from './platform/outbox/outbox-worker.ts'

export type MailNeeds = {
  readonly database: Database
  readonly brands: Brands
  readonly clock: Clock
  readonly mail: MailService
  readonly originOf: (brand: BrandId) => string
  readonly ensureGuest: Identity['ensureGuest']
  readonly limits: SignInLimits
  readonly staff: Pick<StaffPasswordLetterNeeds, 'staffOrigin' | 'staffLetters'>
  readonly onFailure: (failure: DeliveryFailure) => void
  readonly onCrash: (failure: unknown) => void
}

/** Accepts orders for letters and delivers them. `pages` show the letters if there is no mail server. */
export function startMail(parts: MailNeeds) {
  const { database, brands, clock, mail, originOf, ensureGuest, limits, staff, onFailure, onCrash } = parts
  const { now } = clock
  const { mailer, sender, pages } = mail
  const worker = startOutboxWorker({
    database,
    now,
    mailer,
    onFailure,
    onCrash,
    writers: letterWriters({ database, brands, originOf, sender, now, ensureGuest, limits, ...staff }),
  })
  const orders: Mail = {
    queueSignInLink: (selection) => queueSignInLink({ database, now, onOrder: worker.nudge }, selection),
  }
  return {
    orders,
    nudge: worker.nudge,
    pages,
    stop: async () => {
      await worker.stop()
      mail.close()
    },
  }
}
