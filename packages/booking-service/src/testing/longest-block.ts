/**
 * The longest this thread computes without looking up while something is done, in milliseconds: for as long everybody
 * else waits. It is the delay of the event loop in time of the processor, so that a machine that does other things
 * meanwhile is not taken for a service that does.
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
    await new Promise((later) => setTimeout(later, 4))
  } finally {
    clearInterval(beat)
  }
  return longest
}
