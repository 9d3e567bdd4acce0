import process from 'node:process'

/**
 * Preloaded into a service that is measured, with `--expose-gc`: asked by its parent, it lets go of everything that nobody
 * holds any more, and says how much memory is left.
 */
process.on('message', () => {
  // What a first collection sets free by its finalizers is collected by the second.
  globalThis.gc?.()
  setImmediate(() => {
    globalThis.gc?.()
    process.send?.(process.memoryUsage())
  })
})
// The channel alone does not keep the service running.
process.channel?.unref()
