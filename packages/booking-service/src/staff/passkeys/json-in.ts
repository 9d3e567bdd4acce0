/**
 * The object in a text of the browser’s WebAuthn answer, or nothing. The verifying library checks every field of it and throws
 * at what is missing.
 */
export function jsonIn<Answer extends { readonly id: string }>(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isAnswer =
      typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    return isAnswer ? (value as unknown as Answer) : undefined
  } catch {
    return undefined
  }
}
