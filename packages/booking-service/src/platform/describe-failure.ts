/**
 * The kind, code and place of a failure, without its message: messages of the database and the query builder
 * quote the values of a query, which include guests' names and numbers.
 */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : ''
  const cause = failure.cause === undefined ? '' : ` caused by ${describeFailure(failure.cause)}`
  return `${failure.name}${code} ${placesOf(failure).join(' ')}${cause}`
}

// Only the lines after the message: a guest's text in a message could have lines that look like a place.
function placesOf({ message, stack = '' }: Error): readonly string[] {
  const start = stack.indexOf(message)
  if (start < 0) return []
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 3)
}

/** Whether a query failed, in which case the message quotes values. */
export function isOfAQuery(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return 'params' in failure || 'severity' in failure || isOfAQuery(failure.cause)
}
