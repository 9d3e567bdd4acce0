import { type changeStay, encodeStayQuote, type quoteChange, type startPayment } from '@veranda/contract'
import {
  type ChangePurpose,
  changePurposes,
  type ChangeSelection,
  type Locale,
  type StayQuote,
} from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { selectionOfQuote } from '../quotes/selection-of-quote.ts'
import { quoteAgain } from '../quotes/quote-change.ts'
import type { PromotionRefusal } from '../rates/find-promotion.ts'
import type { PricingRefusal } from '../quotes/calculate-selection.ts'
import { isRefusal, type Refusing, type Reply, type ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { localizedQuote } from './localized-change.ts'

/** The calls that confirm a quote; their refusals have the same attachments. */
type Confirms = typeof changeStay | typeof startPayment

type Gone = Reply<'sold-out' | 'price-moved', Confirms>
type NotPossible = Reply<'stay-not-possible', typeof quoteChange>
type Ended = Reply<PromotionRefusal, typeof quoteChange>

/**
 * Turns a refusal of a quoted change into "sold out", since it was possible when quoted: the guest reads the
 * same whether its prices or its rooms were checked last. The room, the night and the nearest other stays are
 * attached. A code that was valid when quoted is no reason to refuse: without it the price has moved.
 */
export const orOutdated =
  <Rest extends readonly unknown[]>(
    refuse: (...wording: Rest | Gone) => ServiceRefusal,
  ): ((...wording: Rest | Gone | NotPossible | Ended) => ServiceRefusal) =>
  (...wording) => {
    if (isNotPossible(wording))
      return refuse('sold-out' as const, 'A room is no longer available on these dates.', wording[2])
    return isEnded(wording)
      ? refuse('price-moved' as const, 'The promo code no longer applies.')
      : refuse(...wording)
  }

const isNotPossible = (wording: readonly unknown[]): wording is NotPossible =>
  wording[0] === 'stay-not-possible'
const isEnded = (wording: readonly unknown[]): wording is Ended =>
  wording[0] === 'promotion-not-found' || wording[0] === 'promotion-not-valid'

const outdated = ['price-moved', 'quote-expired', 'sold-out'] as const
type Outdated = (typeof outdated)[number]

/**
 * The refusal of a confirmation with what the guest needs to go on: a fresh quote of the same selection if
 * there is one, otherwise why it is no longer possible. Nothing has been applied by then.
 */
export async function withFreshQuote(
  service: Quoting,
  guest: GuestSession,
  { quoteId, locale }: { readonly quoteId: string; readonly locale: Locale },
  thrown: unknown,
): Promise<unknown> {
  if (!isRefusal(thrown) || thrown.more.attached !== undefined) return thrown
  const word = outdated.find((one) => one === thrown.refusal)
  const asked = word && (await selectionOfQuote(service.store.db, guest, changePurposes, quoteId))
  if (!asked) return thrown
  try {
    const fresh = await quotedAgain(service, guest, asked)
    const localized = await localizedQuote(service.store.db, fresh, wordsOfLocale(locale))
    return service.refuse(word, thrown.detail, { attached: encodeStayQuote(localized) })
  } catch (refused) {
    return word === 'sold-out' && isRefusal(refused) && refused.refusal !== 'sold-out' ? thrown : refused
  }
}

type Quoting = Service & Refusing<PricingRefusal | Outdated, Confirms | typeof quoteChange>

/** The same selection, or what is left of it where the promotion of its code has ended. */
async function quotedAgain(
  service: Quoting,
  guest: GuestSession,
  { kind, input }: { readonly kind: ChangePurpose; readonly input: ChangeSelection },
): Promise<StayQuote> {
  try {
    return await quoteAgain(service, guest, kind, input)
  } catch (refused) {
    const { promotionCode, ...others } = input
    // As `orOutdated` words it: a price alone is never a reason not to quote.
    if (promotionCode === undefined || !isRefusal(refused) || refused.refusal !== 'price-moved') throw refused
    return quoteAgain(service, guest, kind, others)
  }
}
