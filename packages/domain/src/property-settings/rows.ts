/** Lists among the settings are texts: rows separated by semicolons, their parts by bars. */
export const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split(';')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((part) => part.trim()))

/** Rows as a setting stores them: parts between `|`, rows between `;`. The two signs become spaces inside a part. */
export const rowsText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((parts) => parts.map((part) => `${part}`.replaceAll(/[|;]/g, ' ').trim()).join('|')).join(';')
