/** An hour stays on one line with what belongs to it: "8:00 PM", "ore 15:00". */
export const wholeTime = (time: string): string => time.replace(/ (?=[ap]\.?m)|(?<=\bore) /gi, '\u00A0')
