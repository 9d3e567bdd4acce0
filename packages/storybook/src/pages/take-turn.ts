/** Sixty screens that begin together show nothing for a minute; two at once come one pair after the other. */
const atOnce = 2

const waiting: (() => void)[] = []
let under = 0

/** Begins when the turn comes. Gives back what ends the turn, or leaves the queue before it. */
export function takeTurn(begin: () => void): () => void {
  let isOver = false
  waiting.push(begin)
  next()
  return () => {
    if (isOver) return
    isOver = true
    const place = waiting.indexOf(begin)
    if (place >= 0) return void waiting.splice(place, 1)
    under -= 1
    next()
  }
}

function next(): void {
  while (under < atOnce) {
    const begin = waiting.shift()
    if (!begin) return
    under += 1
    begin()
  }
}
