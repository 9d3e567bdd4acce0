/** Spanish says one o’clock in the singular: "hasta la 1:30 p.m.". */
export const singularHour = (sentence: string): string => sentence.replace(/\blas (?=1:\d\d)/gi, 'la ')
