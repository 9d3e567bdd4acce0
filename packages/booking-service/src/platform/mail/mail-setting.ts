import type { Hono } from 'hono'
import type { HttpEnv } from '../http/http-env.ts'
import { SettingsError } from '../settings-error.ts'
import { inSpan } from '../telemetry/in-span.ts'
import { lettersSent } from '../telemetry/meters.ts'
import type { Mailer } from './letter.ts'
import { smtpMailer } from './smtp-mailer.ts'

/**
 * Opens a mailbox that collects every letter and shows it on its own pages. Production uses a mail server.
 */
export type OpenMailbox = (now: () => Date) => Mailbox
type Mailbox = { readonly mailer: Mailer; readonly pages: Hono<HttpEnv> }

export type MailSetting = {
  readonly smtpUrl: string | undefined
  /** The sender's address. */
  readonly sender: string | undefined
  readonly mode: 'development' | 'production'
  readonly now: () => Date
  readonly openMailbox?: OpenMailbox | undefined
}

/**
 * How letters are delivered. Only development may do without a mail server; then `pages` show the letters.
 */
export type MailService = {
  readonly mailer: Mailer
  readonly sender: string
  readonly pages?: Hono<HttpEnv>
  readonly close: () => void
}

const developmentSender = 'no-reply@veranda.example.com'

/** Sets mail up. Throws one clear sentence if production lacks a mail server or a sender. */
export function mailService({ smtpUrl, sender, mode, now, openMailbox }: MailSetting): MailService {
  if (mode === 'production' && !smtpUrl)
    throw new SettingsError(
      'SMTP_URL is not set: in production letters need a mail server, smtps://user:password@host:465.',
    )
  if (mode === 'production' && !sender)
    throw new SettingsError('MAIL_FROM is not set: in production letters need an address they come from.')
  if (smtpUrl && !/^smtps?:\/\/[^/]/.test(smtpUrl))
    throw new SettingsError('SMTP_URL cannot be read: it looks like smtps://user:password@host:465.')
  if (smtpUrl) {
    const mailer = smtpMailer(smtpUrl)
    return { mailer: watchedMailer(mailer), sender: sender ?? developmentSender, close: mailer.close }
  }
  if (!openMailbox) throw new SettingsError('SMTP_URL is not set: this program has no mailbox of its own.')
  const { mailer, pages } = openMailbox(now)
  return {
    mailer: watchedMailer(mailer),
    pages,
    sender: sender ?? developmentSender,
    close: () => undefined,
  }
}

/** Counts the letters a mailer is given, each in a span that says nothing of it. */
const watchedMailer =
  (mailer: Mailer): Mailer =>
  async (letter) => {
    try {
      await inSpan('send letter', () => mailer(letter))
      lettersSent.inc({ outcome: 'sent' })
    } catch (failure) {
      lettersSent.inc({ outcome: 'failed' })
      throw failure
    }
  }
