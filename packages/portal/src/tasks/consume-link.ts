import type { Result } from '@veranda/domain'
import type { SignInLasts } from '../auth/keep-tokens.ts'
import type { Portal } from '../portal.ts'
import { brandIdsOf } from '../variant.ts'
import { present, type SignedIn, type SignInRefusal } from './sign-in.ts'

type LinkAnswer = Promise<Result<SignedIn, SignInRefusal>>

/** Uses a mailed link up. Only the guest's press comes here: opening the link signs nobody in. */
export const consumeLink = (
  portal: Portal,
  reservationCode: string,
  uuid: string,
  lasts: SignInLasts,
): LinkAnswer =>
  present(portal, reservationCode, { kind: 'link', uuid, brand: brandIdsOf(portal.variants) }, lasts)

/**
 * Takes over a guest who proved themselves on another brand's site. Nothing tells this site's browser from another one
 * that was sent the same address, so that only a press comes here too.
 */
export const acceptHandoff = (
  portal: Portal,
  reservationCode: string,
  code: string,
  lasts: SignInLasts,
): LinkAnswer =>
  present(portal, reservationCode, { kind: 'handoff', code, brand: brandIdsOf(portal.variants) }, lasts)
