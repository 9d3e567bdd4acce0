import {
  type CancellationReason,
  defaultLocale,
  type Locale,
  reasonNeeds,
  reasonSequels,
} from '@veranda/domain'
import { picklist, pipe, regex, string } from 'valibot'
import { type LangCode, langCodeOf } from './language.ts'
import { as, list, parts, shape, wired } from './shape.ts'

/** The API stores its reasons by application, one per language; the English one has no suffix. */
export type ReasonApplication = string

const english = 'MANAGE_RESERVATION'

export const reasonApplication = /* @__PURE__ */ pipe(string(), regex(/^MANAGE_RESERVATION(_[A-Z]{2,3})?$/))

/** The application whose reasons are in this language. */
export function reasonApplicationOf(locale: Locale): ReasonApplication {
  const lang = langCodeOf(locale)
  return lang === langCodeOf(defaultLocale) ? english : `${english}_${lang}`
}

/** The language of the reasons an application stores. */
export const langCodeOfReasons = (application: ReasonApplication): LangCode =>
  application.slice(english.length + 1) || langCodeOf(defaultLocale)

const reason = {
  code: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ as('label', /* @__PURE__ */ string()),
  needs: /* @__PURE__ */ picklist(reasonNeeds),
  follows: /* @__PURE__ */ picklist(reasonSequels),
}

const one = /* @__PURE__ */ parts(reason)

/** Two levels only: a follow-up has no follow-ups. */
const wireFollowUp = /* @__PURE__ */ wired(
  one,
  (wire): CancellationReason => ({ ...one.decode(wire), followUps: [] }),
)

export const wireCancellationReason = /* @__PURE__ */ shape<CancellationReason>()({
  ...reason,
  options: as('followUps', list(wireFollowUp)),
})
