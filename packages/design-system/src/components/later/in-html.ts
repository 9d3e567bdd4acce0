/** Nothing: React leaves alone what stands in a page that came as HTML, as long as this stays the same object. */
export const asItCame = { __html: '' }

let words: () => Promise<unknown> = async () => undefined

/** Parts that came as HTML are taken over once their words are there too: without them they would be shapes again. */
export const takeOverAfter = (load: () => Promise<unknown>): void => {
  words = load
}

/**
 * Loads a part that takes over what stands in its place; fails while the focus is in it, for it would be lost:
 * the part is asked for again by and by.
 */
export async function takenOver<Part>(load: () => Promise<Part>, place: Element | null): Promise<Part> {
  const part = await load()
  if (place) await words()
  if (place?.matches(':focus-within')) throw new Error('in use')
  return part
}

let partsAreThere = true

/**
 * Draws the shapes of parts in a page that comes as HTML, and takes over a page that came with them: it is drawn while
 * a guest waits for it, and these parts would be what the guest sees last.
 */
export const drawShapes = (): void => {
  partsAreThere = false
}

/** Whether a page that comes as HTML comes with its later parts. */
export const hasItsParts = (): boolean => partsAreThere
