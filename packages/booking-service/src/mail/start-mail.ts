import type { BrandId } from '@veranda/domain'
import { cancellingWriters } from '../cancelling/cancelling-writers.ts'
import { priceMatchWriters } from '../price-match/price-match-letters.ts'
import { stayChangedWriter } from '../changes/stay-changed-letter.ts'
import type { Brands } from '../brands.ts'
import type { Database } from '../db/database.ts'
import { emailChangedWriter } from '../guests/email-changed-letter.ts'
import { emailConfirmationWriter } from '../guests/email-confirmation-letter.ts'
import type { Identity } from '../identity/identity.ts'
import { requestSignInLink } from '../identity/request-sign-in-link.ts'
import { sweepIdentity } from '../identity/sweep-identity.ts'
import { signInLinkWriter } from '../identity/write-sign-in-link-letter.ts'
import { sweepProofs } from '../proofs/sweep-proofs.ts'
import type { Clock, Mail } from '../service.ts'
import type { SignInLimits } from '../sign-in/limits.ts'
import { standbyWriters } from '../standby/standby-writers.ts'
import type { DeliveryFailure } from './deliver-due.ts'
import { lettersRoutes } from './letters-routes.ts'
import type { MailService } from './mail-setting.ts'
import { startOutboxWorker } from './outbox-worker.ts'

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
