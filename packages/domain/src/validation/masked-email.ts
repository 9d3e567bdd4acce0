/** The first two letters of a mailbox and its last; where that would be more than half of it, the first alone. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  const mailbox = email.slice(0, at)
  const [, head, tail = ''] = /^(..).{3,}(.)$/su.exec(mailbox) ?? /^(.)/su.exec(mailbox) ?? []
  return `${head}•••${tail}${email.slice(at)}`
}
