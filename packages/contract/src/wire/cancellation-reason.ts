import {
  type CancellationReason,
  defaultLocale,
  type Locale,
  reasonNeeds,
  reasonSequels,
} from '@veranda/domain'
import { array, type InferOutput, object, picklist, pipe, regex, string } from 'valibot'
import { type LangCode, langCodeOf } from './language.ts'

/** The API keeps its lists of reasons by application, one a language: English has no ending. */
export type ReasonApplication = string

const english = 'MANAGE_RESERVATION'

export const reasonApplication = /* @__PURE__ */ pipe(string(), regex(/^MANAGE_RESERVATION(_[A-Z]{2,3})?$/))

export function reasonApplicationOf(locale: Locale): ReasonApplication {
  const lang = langCodeOf(locale)
  return lang === langCodeOf(defaultLocale) ? english : `${english}_${lang}`
}

export const langCodeOfReasons = (application: ReasonApplication): LangCode =>
  application.slice(english.length + 1) || langCodeOf(defaultLocale)

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
