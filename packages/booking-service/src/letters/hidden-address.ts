/** Masks an address so that its owner recognizes it, while a reader of the old mailbox does not learn it. */
export const hidden = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')
