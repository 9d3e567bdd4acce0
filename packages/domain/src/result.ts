/**
 * A rule's answer: the value, or a refusal that a screen can word. Bugs are thrown; refusals are returned.
 */
export type Result<Value, Refusal> = Ok<Value> | Refused<Refusal>
export type Ok<Value> = { readonly ok: true; readonly value: Value }
export type Refused<Refusal> = { readonly ok: false; readonly refusal: Refusal }

/** An answer that holds a value. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value })
/** An answer that says no, and why. */
export const refused = <Refusal>(refusal: Refusal): Refused<Refusal> => ({ ok: false, refusal })
