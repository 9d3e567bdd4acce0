/** Enough for its owner to know it by, and no more: whoever reads the old box need not learn the new address. */
export const hidden = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')
