/** Whether a spreadsheet would take a cell for a formula, and run it. */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r|%]/.test(text)

/** A cell that a spreadsheet shows as text whatever it starts with. */
export const harmlessCell = (text: string): string => (startsFormula(text) ? `'${text}` : text)

/** The text of a cell that `harmlessCell` wrote. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula(cell.slice(1)) ? cell.slice(1) : cell
