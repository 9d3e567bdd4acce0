/**
 * The longest time, in milliseconds, for which this thread blocks its event loop during some work: other
 * requests wait that long. Measured in processor time, so that a busy machine is not mistaken for a slow
 * service.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
  }
  const beat = setInterval(look, 2)
  try {
    await work()
    // What the answer leaves behind to do counts too, and the time since the last look.
    await new Promise((later) => setImmediate(later))
    look()
  } finally {
    clearInterval(beat)
  }
  return longest
}
