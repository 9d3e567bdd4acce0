import type { OwnProcess } from '../service/own-process.ts'
import { mean } from '../statistics.ts'

const rounds = 10
/** What the last rounds may hold more than the first: a cache that is full may still change its contents. */
const mostGrowth = 8

/**
 * What the service holds after everything was asked once more, again and again: what is measured above has warmed it up. It is
 * flat where the later half of the rounds holds no more than the earlier half.
 */
export async function measureMemory(service: OwnProcess, askAll: () => Promise<void>): Promise<void> {
  const line = (...cells: readonly string[]) => `${cells.map((cell) => cell.padEnd(26)).join('')}\n`
  process.stdout.write(`\n${line('memory, MB', 'held', 'of it in buffers', 'resident')}`)
  const held: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) await askAll()
    const { heapUsed, external, rss } = await service.memoryHeld()
    held.push(inMegabytes(heapUsed + external))
    const title = round === 0 ? 'after the warm-up' : `after round ${round}`
    process.stdout.write(
      line(title, ...[heapUsed + external, external, rss].map((bytes) => inMegabytes(bytes).toFixed(1))),
    )
  }
  const [, ...afterRounds] = held
  const growth = mean(afterRounds.slice(rounds / 2)) - mean(afterRounds.slice(0, rounds / 2))
  const mark = growth > mostGrowth ? ' !' : ''
  process.stdout.write(line('later half over earlier', `${growth.toFixed(1)} (limit ${mostGrowth})${mark}`))
}

const inMegabytes = (bytes: number): number => bytes / 1024 / 1024
