/** One clear sentence, then the end. */
export function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Newest Node this project runs on a fresh machine before its own pinned one is there. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) {
    refuse(
      `Veranda needs Node 20 or newer to start; this is Node ${process.versions.node}. Install a newer Node and try again.`,
    )
  }
}
