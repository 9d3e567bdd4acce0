import { type CancellationReason, type Locale, reasonNeeds, reasonSequels } from '@veranda/domain'
import { array, type InferOutput, object, picklist, string } from 'valibot'

/** The API keeps its lists of reasons by application, one a language. */
export const reasonApplications = [
  'MANAGE_RESERVATION',
  'MANAGE_RESERVATION_ES',
  'MANAGE_RESERVATION_IT',
] as const
export type ReasonApplication = (typeof reasonApplications)[number]

const byLocale: Readonly<Record<Locale, ReasonApplication>> = {
  'en-US': 'MANAGE_RESERVATION',
  'es-MX': 'MANAGE_RESERVATION_ES',
  'it-IT': 'MANAGE_RESERVATION_IT',
}

export const reasonApplicationOf = (locale: Locale): ReasonApplication => byLocale[locale]

export const localeOfReasons = (application: ReasonApplication): Locale =>
  application === 'MANAGE_RESERVATION_ES'
    ? 'es-MX'
    : application === 'MANAGE_RESERVATION_IT'
      ? 'it-IT'
      : 'en-US'

const reason = {
  code: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ string(),
  needs: /* @__PURE__ */ picklist(reasonNeeds),
  follows: /* @__PURE__ */ picklist(reasonSequels),
}
const wireFollowUp = /* @__PURE__ */ object(reason)

/** Two levels and no more: a follow-up has none of its own. */
export const wireCancellationReason = /* @__PURE__ */ object({ ...reason, options: array(wireFollowUp) })
export type WireCancellationReason = InferOutput<typeof wireCancellationReason>

export const decodeCancellationReason = ({
  options,
  ...first
}: WireCancellationReason): CancellationReason => ({
  ...decodeOne(first),
  followUps: options.map(decodeOne),
})

export const encodeCancellationReason = (first: CancellationReason): WireCancellationReason => ({
  ...encodeOne(first),
  options: first.followUps.map(encodeOne),
})

type WireFollowUp = InferOutput<typeof wireFollowUp>

const decodeOne = ({ description, ...rest }: WireFollowUp): CancellationReason => ({
  ...rest,
  label: description,
  followUps: [],
})

const encodeOne = ({ code, label, needs, follows }: CancellationReason): WireFollowUp => ({
  code,
  description: label,
  needs,
  follows,
})
