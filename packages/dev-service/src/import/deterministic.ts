import { createHash } from 'node:crypto'

/** Picks that follow from a text and nothing else: the same row gives the same guest on every machine. */
export type Picks = {
  readonly number: (below: number) => number
  readonly from: <Value>(values: readonly Value[]) => Value
}

export function picksFrom(seed: string): Picks {
  let drawn = 0
  const number = (below: number) => {
    const bytes = createHash('sha256').update(`${seed}/${drawn++}`).digest()
    return bytes.readUIntBE(0, 6) % below
  }
  return {
    number,
    from: (values) => {
      const value = values[number(values.length)]
      if (value === undefined) throw new RangeError('Nothing to pick from')
      return value
    },
  }
}
