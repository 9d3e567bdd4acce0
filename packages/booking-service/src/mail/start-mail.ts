import type { BrandId } from '@veranda/domain'
import { cancellingWriters } from '../cancelling/cancelling-writers.ts'
import { priceMatchWriters } from '../letters/price-match/order.ts'
import { stayChangedWriter } from '../letters/stay-changed/order.ts'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { emailChangedWriter } from '../letters/email-changed/order.ts'
import { emailConfirmationWriter } from '../letters/email-confirmation/order.ts'
import type { Identity } from '../identity/identity.ts'
import { requestSignInLink } from '../letters/sign-in-link/request-sign-in-link.ts'
import { sweepIdentity } from '../identity/sweep-identity.ts'
import { signInLinkWriter } from '../letters/sign-in-link/order.ts'
import { sweepProofs } from '../documents/sweep-proofs.ts'
import type { Clock, Mail } from '../service.ts'
import type { SignInLimits } from '../identity/limits.ts'
import { standbyWriters } from '../standby/standby-writers.ts'
import type { DeliveryFailure } from '../platform/outbox/deliver-due.ts'
import { lettersRoutes } from '../platform/mail/letters-routes.ts'
import type { MailService } from '../platform/mail/mail-setting.ts'
import { startOutboxWorker } from '../platform/outbox/outbox-worker.ts'

export type MailNeeds = {
  readonly database: Database
  readonly brands: Brands
  readonly clock: Clock
  readonly mail: MailService
  readonly originOf: (brand: BrandId) => string
  readonly ensureGuest: Identity['ensureGuest']
  readonly limits: SignInLimits
  readonly onFailure: (failure: DeliveryFailure) => void
  readonly onCrash: (failure: unknown) => void
}

const hour = 3_600_000

/** Takes orders for letters and keeps sending them; what has expired is cleared away hourly. `letters` shows the kept ones, where no mail server was named. */
export function startMail(parts: MailNeeds) {
  const { database, brands, clock, mail, originOf, ensureGuest, limits, onFailure, onCrash } = parts
  const { now } = clock
  const { mailer, sender, box } = mail
  const needs = { database, brands, originOf, sender }
  const worker = startOutboxWorker({
    database,
    now,
    mailer,
    onFailure,
    onCrash,
    writers: {
      'sign-in-link': signInLinkWriter({ ...needs, now, ensureGuest, limits }),
      'stay-changed': stayChangedWriter(needs),
      ...cancellingWriters(needs),
      ...priceMatchWriters(needs),
      'email-changed': emailChangedWriter(needs),
      'email-confirmation': emailConfirmationWriter({ ...needs, now }),
      ...standbyWriters(needs),
    },
  })
  const sweep = () =>
    void Promise.all([sweepIdentity(database, now()), sweepProofs(database, now())]).catch(onCrash)
  const sweeping = setInterval(sweep, hour)
  sweeping.unref()
  const desk: Mail = {
    requestSignInLink: (wish) => requestSignInLink({ database, now, onOrder: worker.nudge }, wish),
  }
  return {
    desk,
    letters: box && lettersRoutes(box),
    stop: async () => {
      clearInterval(sweeping)
      await worker.stop()
      mail.close()
    },
  }
}
