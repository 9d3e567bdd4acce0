import { lazy, Suspense } from 'react'

const Later = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))

/** Documentation brings Storybook's own blocks along, as much again as all that a story needs: they come when one is opened. */
export function LaterDocsPage() {
  return (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  )
}
