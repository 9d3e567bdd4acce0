import { array, type InferOutput, number, object, optional, string, unknown } from 'valibot'

/** The body of every refusal (RFC 9457). `refusal` is a stable word, `detail` an English sentence. */
export const problem = /* @__PURE__ */ object({
  type: string(),
  title: string(),
  status: number(),
  detail: string(),
  refusal: string(),
  /** The request's id in the service's log. */
  instance: optional(string()),
  /** Where a request was malformed: the path of a value, and what was expected there. */
  errors: optional(array(object({ path: string(), message: string() }))),
  /** The refusal's attachment: a fresh quote, other dates. */
  attached: optional(unknown()),
})
export type Problem = InferOutput<typeof problem>
