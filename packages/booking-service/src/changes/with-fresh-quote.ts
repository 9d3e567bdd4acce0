import { type changeStay, encodeStayQuote, type quoteChange, type startPayment } from '@veranda/contract'
import { changePurposes, type Locale } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { selectionOfQuote } from '../quotes/selection-of-quote.ts'
import { quoteAgain } from '../quotes/quote-change.ts'
import type { PricingRefusal } from '../quotes/calculate-selection.ts'
import { isRefusal, type Refusing, type Reply, type ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { localizedQuote } from './localized-change.ts'

/** The calls that confirm a quote; their refusals have the same attachments. */
type Confirms = typeof changeStay | typeof startPayment

type SoldOut = Reply<'sold-out', Confirms>
type NotPossible = Reply<'stay-not-possible', typeof quoteChange>

/**
 * Turns a refusal of a quoted change into "sold out", since it was possible when quoted: the guest reads the
 * same whether its prices or its rooms were checked last. The room, the night and the nearest other stays are
 * attached.
 */
export const orSoldOut =
  <Rest extends readonly unknown[]>(
    refuse: (...wording: Rest | SoldOut) => ServiceRefusal,
  ): ((...wording: Rest | SoldOut | NotPossible) => ServiceRefusal) =>
  (...wording) =>
    isNotPossible(wording)
      ? refuse('sold-out' as const, 'A room is no longer available on these dates.', wording[2])
      : refuse(...wording)

const isNotPossible = (wording: readonly unknown[]): wording is NotPossible =>
  wording[0] === 'stay-not-possible'

const outdated = ['price-moved', 'quote-expired', 'sold-out'] as const
type Outdated = (typeof outdated)[number]

/**
 * The refusal of a confirmation with what the guest needs to go on: a fresh quote of the same selection if
 * there is one, otherwise why it is no longer possible. Nothing has been applied by then.
 */
export async function withFreshQuote(
  service: Service & Refusing<PricingRefusal | Outdated, Confirms | typeof quoteChange>,
  guest: GuestSession,
  { quoteId, locale }: { readonly quoteId: string; readonly locale: Locale },
  thrown: unknown,
): Promise<unknown> {
  if (!isRefusal(thrown) || thrown.more.attached !== undefined) return thrown
  const word = outdated.find((one) => one === thrown.refusal)
  const asked = word && (await selectionOfQuote(service.store.db, guest, changePurposes, quoteId))
  if (!asked) return thrown
  try {
    const fresh = await quoteAgain(service, guest, asked.kind, asked.input)
    const localized = await localizedQuote(service.store.db, fresh, wordsOfLocale(locale))
    return service.refuse(word, thrown.detail, { attached: encodeStayQuote(localized) })
  } catch (refused) {
    return word === 'sold-out' && isRefusal(refused) && refused.refusal !== 'sold-out' ? thrown : refused
  }
}
