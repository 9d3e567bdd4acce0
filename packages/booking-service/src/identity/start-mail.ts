import type { BrandKey } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import type { DeliveryFailure } from '../mail/deliver-due.ts'
import { lettersRoutes } from '../mail/letters-routes.ts'
import type { MailService } from '../mail/mail-setting.ts'
import { startOutboxWorker } from '../mail/outbox-worker.ts'
import type { Clock, Mail } from '../service.ts'
import type { Identity } from './identity.ts'
import { letterheadOf } from './letterhead.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { sweepIdentity } from './sweep-identity.ts'
import { signInLinkWriter } from './write-sign-in-link-letter.ts'

export type MailNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly mail: MailService
  readonly originOf: (brand: BrandKey) => string
  readonly ensureGuest: Identity['ensureGuest']
  readonly onFailure: (failure: DeliveryFailure) => void
  readonly onCrash: (failure: unknown) => void
}

const hour = 3_600_000

/** Takes orders for letters and keeps sending them; what has expired is cleared away hourly. `letters` shows the kept ones, where no mail server was named. */
export function startMail({ database, clock, mail, originOf, ensureGuest, onFailure, onCrash }: MailNeeds) {
  const { now } = clock
  const { mailer, sender, box } = mail
  const worker = startOutboxWorker({
    database,
    now,
    mailer,
    onFailure,
    onCrash,
    writers: {
      'sign-in-link': signInLinkWriter({ database, now, originOf, letterheadOf, sender, ensureGuest }),
    },
  })
  const sweep = () => void sweepIdentity(database, now()).catch(onCrash)
  const sweeping = setInterval(sweep, hour)
  sweeping.unref()
  const desk: Mail = {
    requestSignInLink: (wish) => requestSignInLink({ database, now, onOrder: worker.nudge }, wish),
  }
  return {
    desk,
    ...(box ? { letters: lettersRoutes(box) } : {}),
    stop: async () => {
      clearInterval(sweeping)
      await worker.stop()
      mail.close()
    },
  }
}
