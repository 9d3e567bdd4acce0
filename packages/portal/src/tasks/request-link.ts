import { type Failure, requestSignInLink } from '@veranda/contract'
import type { Locale, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

export type LinkRequest = { readonly reservationCode: string; readonly email: string }

/** Asks for a mailed link. The answer never tells whether such a reservation exists. */
export const requestLink = (
  { client }: Pick<Portal, 'client'>,
  input: LinkRequest,
  locale: Locale,
): Promise<Result<unknown, Failure>> => client.call(requestSignInLink, { body: { ...input, locale } })
