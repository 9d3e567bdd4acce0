/** Spanish hours end in a point of their own, "a las 3:00 p.m.", which ends the sentence as well. */
export const oneFullStop = (sentence: string): string => sentence.replace(/([ap]\.\s?m\.)\.(?!\.)/g, '$1')
