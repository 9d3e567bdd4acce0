/** What Storybook's page tells of the story on it. */
type Shown = { readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } } }

/**
 * A play looks for English words. In another language a story is shown as it is before its play; without this it would
 * end in a fault that is none of the component's. To be called before the story on the page is drawn.
 */
export function playInEnglishOnly(locale: unknown): void {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Shown | undefined
  const options = preview?.currentRender?.renderOptions
  if (options) options.autoplay = locale === 'en-US'
}
