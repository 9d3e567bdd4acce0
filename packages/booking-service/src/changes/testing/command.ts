import type fc from 'fast-check'
import { isRefusal } from '../../platform/refusal.ts'
import type { DatesModel, ModelQuote } from './dates-model.ts'
import { type DatesWorld, expectRight } from './dates-world.ts'

export type Command = fc.AsyncCommand<DatesModel, DatesWorld>
export type Who = 0 | 1

/** A random test step; after each one, rooms and money must still add up. */
export const command = (
  name: string,
  run: (model: DatesModel, world: DatesWorld) => Promise<void>,
  check: (model: Readonly<DatesModel>) => boolean = () => true,
): Command => ({
  check,
  run: async (model, world) => {
    await run(model, world)
    world.faulty.meet('none')
    await expectRight(world)
  },
  toString: () => name,
})

type Refused = { readonly kind: 'refused'; readonly refusal: string; readonly attached: unknown }

export async function orRefusal<Value>(answer: Promise<Value>): Promise<Value | Refused> {
  try {
    return await answer
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    return { kind: 'refused', refusal: thrown.refusal, attached: thrown.more.attached }
  }
}

/** The fresh quote attached to a refusal. */
export function givenIn(attached: unknown): ModelQuote['given'] {
  const { quoteId, quoteToken: token } = attached as { quoteId: string; quoteToken: string }
  return { quoteId, token }
}
