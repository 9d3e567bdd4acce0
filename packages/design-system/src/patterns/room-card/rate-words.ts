import { dot } from '../words/dot.ts'

/** A rate by its own name, and its kind where the name does not say it already: "Saver rate, non-refundable". */
export function rateWords(name: string, kind: string): string {
  const wording = name.toLowerCase()
  // "rate" and "tarifa" say nothing; what tells the kind is the longest word.
  const [telling = ''] = kind
    .toLowerCase()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length)
  return wording.includes(telling) ? name : `${name}${dot}${kind}`
}
