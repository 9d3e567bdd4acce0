/**
 * Twelve o’clock with its half of the day is read either way: it is named instead, "by 12:00 noon", "hasta las 12:00 del
 * mediodía". Midnight begins the day that stands before it; where a day does, English keeps "12:00 AM", which nobody takes
 * for its end, and Spanish counts from nought: "lunes 25 de enero, 0:00 horas". Clocks of 24 hours leave no doubt.
 */
export const noonInEnglish = (sentence: string): string =>
  sentence
    .replace(/\b12:00(\s)PM\b/g, '12:00$1noon')
    .replace(/(?<!\d,\s|\d at\s)\b12:00(\s)AM\b/g, '12:00$1midnight')

export const noonInSpanish = (sentence: string): string =>
  sentence
    .replace(/\b12:00(\s)p\.\s?m\./g, '12:00$1del\u00A0mediodía')
    .replace(/\b12:00(\s)a\.\s?m\./g, '0:00$1horas')
