import { SettingsError } from '../../env.ts'
import { type LetterBox, letterBox } from './kept-letters.ts'
import type { Mailer } from './letter.ts'
import { smtpMailer } from './smtp-mailer.ts'

export type MailSetting = {
  readonly smtpUrl: string | undefined
  /** Address letters come from. */
  readonly sender: string | undefined
  readonly mode: 'development' | 'production'
  readonly now: () => Date
}

/** How letters leave. Only development may do without a mail server; then `box` shows what would have been sent. */
export type MailService = {
  readonly mailer: Mailer
  readonly sender: string
  readonly box?: LetterBox
  readonly close: () => void
}

const developmentSender = 'no-reply@veranda.example.com'

/** Sets mail up. Throws one clear sentence when production lacks a mail server or a sender. */
export function mailService({ smtpUrl, sender, mode, now }: MailSetting): MailService {
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
    return { mailer, sender: sender ?? developmentSender, close: mailer.close }
  }
  const box = letterBox(now)
  return { mailer: box.mailer, sender: sender ?? developmentSender, box, close: () => undefined }
}
