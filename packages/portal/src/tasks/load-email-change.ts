import { type EmailChange, type Failure, getEmailChange } from '@veranda/contract'
import type { Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** What a letter's link would confirm. Reading it uses nothing up. */
export const loadEmailChange = (
  { client }: Pick<Portal, 'client'>,
  token: string,
): Promise<Result<EmailChange, Failure<typeof getEmailChange>>> =>
  client.call(getEmailChange, { body: { token } })
