import { array, type InferOutput, number, object, optional, string, unknown } from 'valibot'

/** How every refusal is told (RFC 9457). `refusal` is a stable word; `detail` an English sentence. */
export const problem = /* @__PURE__ */ object({
  type: string(),
  title: string(),
  status: number(),
  detail: string(),
  refusal: string(),
  /** The request's number in the service's log. */
  instance: optional(string()),
  /** Where a request was malformed: a path into it, and what was expected there. */
  errors: optional(array(object({ path: string(), message: string() }))),
  /** What the refusal brings along: a fresh quote, other dates. */
  attached: optional(unknown()),
})
export type Problem = InferOutput<typeof problem>
