/**
 * The API gives countries, currencies and markets a number beside their code. Nothing depends on it; ours is the
 * code's letters read in base 36, so that the same code has the same number in every answer.
 */
export const codeNumber = (code: string): number =>
  Number.parseInt(code.replaceAll(/[^0-9a-z]/gi, '').slice(0, 6) || '0', 36)
