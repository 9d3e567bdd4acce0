/** A country’s code in capitals, or a word of small letters, digits and dashes. */
const tag = /^(?:[A-Z]{2}|\p{Ll}[\p{Ll}\p{N}-]*)$/u

/** The tags in a text, each once; `undefined` if one is none. */
export function readTags(text: string): readonly string[] | undefined {
  const tags = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^[a-z]{2}$/i.test(part) ? part.toUpperCase() : part.toLowerCase()))
  return tags.length > 0 && tags.every((one) => tag.test(one)) ? [...new Set(tags)] : undefined
}

/** Tags as they stand in a field of a catalogue, with commas between them. */
export const tagsText = (tags: readonly string[]): string => tags.join(', ')
