/** A day stays on one line with its month, an hour with what belongs to it: "Mar 7, 3:00 PM", "ore 15:00". */
export const wholeTime = (time: string): string => time.replace(/ (?=\d+,|[ap]\.?m)|(?<=ore) /gi, '\u00A0')
