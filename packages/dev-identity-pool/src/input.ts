import { invalidParameter } from './pool-error.ts'

/** A request's JSON object, read field by field; what is not there or not a string is refused in the protocol's words. */
export type Input = Readonly<Record<string, unknown>>

const longestField = 4_096

// No control characters and no half of a character: no store takes them.
const storable = /^[^\p{Cc}\p{Cs}]+$/u

export function textOf(input: Input, name: string): string {
  const value = input[name]
  if (typeof value !== 'string' || value.length > longestField || !storable.test(value))
    throw invalidParameter(`Missing or invalid parameter ${name}`)
  return value
}

/** Like `textOf`; what is missing reads as empty. */
export const optionalTextOf = (input: Input, name: string): string =>
  input[name] === undefined ? '' : textOf(input, name)

export function fieldsOf(input: Input, name: string): Input {
  const value = input[name] ?? {}
  if (!isFields(value)) throw invalidParameter(`Missing or invalid parameter ${name}`)
  return value
}

export const isFields = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// The pool's own rule: letters, marks, symbols, numbers and punctuation, no white space.
const usernameShape = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u

export function usernameOf(parameters: Input): string {
  const username = textOf(parameters, 'USERNAME')
  if (!usernameShape.test(username)) throw invalidParameter('Missing or invalid parameter USERNAME')
  return username
}
