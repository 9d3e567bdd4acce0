import { type ComponentType, lazy, useState } from 'react'

type Module<Props> = { readonly default: ComponentType<Props> }

/** Loads the code of a page, when it is asked for or ahead, and knows the page from then on. */
export type PageLoader<Props> = {
  readonly load: () => Promise<Module<Props>>
  readonly loaded: () => ComponentType<Props> | undefined
}

export function loadOnce<Props>(load: () => Promise<Module<Props>>): PageLoader<Props> {
  let page: ComponentType<Props> | undefined
  return {
    load: async () => {
      const module = await load()
      page = module.default
      return module
    },
    loaded: () => page,
  }
}

/**
 * The page of a loader. Loaded already, it is drawn in the same turn, where React's `lazy` alone would put the screen
 * aside for a promise and draw it a second time.
 */
export function pageOf<Props extends object>(loader: PageLoader<Props>): ComponentType<Props> {
  const Late = lazy(loader.load)
  return function LoadedPage(props: Props) {
    const [Page] = useState<ComponentType<Props>>(() => loader.loaded() ?? Late)
    return <Page {...props} />
  }
}
