import type { Locator } from '@playwright/test'

/** A browser fills in what it knows: all fields at once, without a key pressed and without the focus. */
export async function autofill(fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, text] of fields)
    await field.evaluate(async (input: HTMLInputElement, value) => {
      // Past a framework's watch on the element's own property, as a browser does.
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      for (const type of ['input', 'change']) {
        input.dispatchEvent(new Event(type, { bubbles: true }))
        // What a listener leaves for later is done before the browser's next event.
        await new Promise((done) => setTimeout(done))
      }
    }, text)
}
