import { array, number, object, record, string } from 'valibot'
import { nothing } from '../../refusals.ts'

/** Which fields are not accepted, and why: words of the domain’s `FieldProblem`. */
const problems = /* @__PURE__ */ object({ problems: /* @__PURE__ */ record(string(), string()) })

/** What every write of an entry may run into. */
export const savingRefusals = {
  'entry-not-accepted': problems,
  'change-waits': nothing,
} as const

/** What points to an entry. */
export const usedBy = /* @__PURE__ */ object({
  uses: /* @__PURE__ */ array(/* @__PURE__ */ object({ what: string(), count: number() })),
})
