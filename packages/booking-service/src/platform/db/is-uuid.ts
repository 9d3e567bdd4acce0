/** Whether a text can be asked for in a column of ids; the database fails on any other. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
