/** What Storybook's page tells of the story on it. */
type Shown = { readonly currentRender?: { readonly renderOptions?: { autoplay: boolean } } }

type Story = {
  readonly globals: { readonly locale?: unknown }
  /** `playsIn: 'every language'` of a story whose play looks for no words. */
  readonly parameters: { readonly playsIn?: unknown }
}

/**
 * Most plays look for English words. In another language a story is shown as it is before such a play; without this it
 * would end in a fault that is none of the component's. To be called before the story on the page is drawn.
 */
export function playWhereWordsAreFound({ globals: { locale }, parameters: { playsIn } }: Story): void {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Shown | undefined
  const options = preview?.currentRender?.renderOptions
  if (options) options.autoplay = locale === 'en-US' || playsIn === 'every language'
}
