/** The first two letters of a mailbox and its last; where that would be more than half of it, the first alone. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  const mailbox = [...email.slice(0, at)]
  const [head, tail] = mailbox.length >= 6 ? [2, mailbox.at(-1)] : [1, '']
  return `${mailbox.slice(0, head).join('')}•••${tail}${email.slice(at)}`
}
