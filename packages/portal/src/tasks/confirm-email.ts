import { confirmEmail as confirmEmailCall, type Failure } from '@veranda/contract'
import type { Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** Confirms a changed address. Only a press comes here: opening the letter's link confirms nothing. */
export const confirmEmail = (
  { client }: Pick<Portal, 'client'>,
  token: string,
): Promise<Result<unknown, Failure<typeof confirmEmailCall>>> =>
  client.call(confirmEmailCall, { body: { token } })
