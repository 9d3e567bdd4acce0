/** The styles of all that an element shows: one sheet, which every element on the page wears. */
export const styles = new CSSStyleSheet()

const texts: string[] = []

/** The build hands over each stylesheet as it is imported. */
export function addStyles(text: string): void {
  texts.push(text)
  styles.replaceSync(texts.join('\n'))
}
