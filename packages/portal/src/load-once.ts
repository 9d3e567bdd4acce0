/**
 * Loads a module as React's `lazy` asks for it. Loaded once, perhaps ahead, it is there at once: a page of it is drawn
 * in the same turn, where an `import()` would make React put the page aside and draw it a second time.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  const keep = (module: Module) => {
    loaded = thereAlready(module)
    return module
  }
  return () => loaded ?? load().then(keep)
}

/** A promise that gives what it holds in the same turn. */
const thereAlready = <Module>(module: Module): Promise<Module> =>
  Object.assign(Promise.resolve(module), {
    then: async (use?: ((module: Module) => unknown) | null) => (use ? use(module) : module),
  }) as Promise<Module>

/** The table of all routes that no first view leads to. */
export const loadLaterRoutes = loadOnce(() => import('./later-routes.tsx'))
