import { confirmEmail as confirmEmailCall, type Failure } from '@veranda/contract'
import type { Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** Confirms a changed address, and answers what may be shown of it. Only a press comes here: opening the letter's link confirms nothing. */
export const confirmEmail = (
  { client }: Pick<Portal, 'client'>,
  token: string,
): Promise<Result<{ readonly email: string }, Failure<typeof confirmEmailCall>>> =>
  client.call(confirmEmailCall, { body: { token } })
