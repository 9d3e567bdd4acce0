import { addDays, daysBetween, type PlainDate, type Stay } from '../dates/index.ts'
import { type NightObstacle, nightsOfBoard } from './board-nights.ts'
import { dayOn, obstacleTo, type StayObstacle, totalFor } from './price-stay.ts'
import type { BoardDay, DayLimit, RateBoard } from './rate-board.ts'
import { type EndBarrier, stayEndFrom } from './stay-end.ts'

/** A day as someone sees it who is choosing a stay. */
export type CalendarDay = {
  readonly date: PlainDate
  /** What the night costs in all rooms, in minor units; missing where it is not sold. */
  readonly rate?: number
  readonly isSpecial: boolean
  readonly limit?: DayLimit
  /** The fewest nights a stay may have that arrives on this day. */
  readonly minimumNights: number
  /** Why nobody new sleeps there; one may leave on such a day all the same. */
  readonly night?: NightObstacle['kind']
  readonly use: DayUse
}

/** What choosing the day does: a stay begins there, or ends there, or the first thing that stands in the way. */
export type DayUse =
  | { readonly kind: 'arrival' }
  | { readonly kind: 'departure'; readonly offer: DepartureOffer }
  | { readonly kind: 'none'; readonly obstacle: StayObstacle; readonly longest?: undefined }
  /** A night nobody can have lies before the day: the longest stay there is from the chosen arrival. */
  | { readonly kind: 'none'; readonly obstacle: EndBarrier; readonly longest: Stay }

/** A stay that ends on the day, what it costs, and the new total minus the current one. */
export type DepartureOffer = { readonly stay: Stay; readonly total: number; readonly difference: number }

/**
 * A day of the calendar. With an arrival chosen, the days after it end the stay or say why they cannot: none of them
 * begins another.
 */
export function calendarDay(board: RateBoard, date: PlainDate, arrival?: PlainDate): CalendarDay {
  const day = dayOn(board, date)
  const rate = day && nightRate(board, day)
  const night = nightObstacleOn(board, date)
  return {
    date,
    ...(rate === undefined ? {} : { rate }),
    isSpecial: day?.isSpecial ?? false,
    ...(day?.limit ? { limit: day.limit } : {}),
    minimumNights: minimumNightsFrom(board, date),
    ...(night ? { night: night.kind } : {}),
    use: arrival !== undefined && arrival < date ? departureOn(board, arrival, date) : arrivalOn(board, date),
  }
}

/** The fewest nights a stay may have that arrives on a day. */
export const minimumNightsFrom = (board: RateBoard, arrival: PlainDate): number =>
  Math.max(1, board.minimumNights, dayOn(board, arrival)?.minimumNights ?? 0)

/** The shortest stay that can be had from a day; none, and why, where no stay can begin. */
export function shortestStayFrom(
  board: RateBoard,
  arrival: PlainDate,
): { readonly stay: Stay } | { readonly obstacle: StayObstacle } {
  const minimum = minimumNightsFrom(board, arrival)
  for (let nights = minimum; ; nights += 1) {
    const stay = { arrival, departure: addDays(arrival, nights) }
    const obstacle = obstacleTo(board, stay)
    if (!obstacle) return { stay }
    // A day nobody leaves on asks for one night more; anything else stands in the way of longer stays too.
    if (obstacle.kind !== 'no-check-out') return { obstacle }
  }
}

function arrivalOn(board: RateBoard, date: PlainDate): DayUse {
  const shortest = shortestStayFrom(board, date)
  return 'obstacle' in shortest ? { kind: 'none', obstacle: shortest.obstacle } : { kind: 'arrival' }
}

function departureOn(board: RateBoard, arrival: PlainDate, departure: PlainDate): DayUse {
  const stay = { arrival, departure }
  const priced = totalFor(board, stay)
  if (priced.ok) {
    const total = priced.value
    return { kind: 'departure', offer: { stay, total, difference: total - board.current.total } }
  }
  const { latest, barrier } = stayEndFrom(board, arrival)
  if (latest === undefined || departure <= barrier.on) return { kind: 'none', obstacle: priced.refusal }
  return { kind: 'none', obstacle: barrier, longest: { arrival, departure: latest } }
}

function nightObstacleOn(board: RateBoard, date: PlainDate): NightObstacle | undefined {
  const [first] = board.days
  return first && nightsOfBoard(board).obstacles[daysBetween(first.date, date)]
}

/** A promotion in percent lowers every night it covers; an amount belongs to a stay, not to a night. */
function nightRate(board: RateBoard, { date, prices }: BoardDay): number | undefined {
  if (prices.includes(null)) return undefined
  const { promotion, days } = board
  const { fullBefore, promotedBefore } = nightsOfBoard(board)
  const isLowered =
    promotion?.promotion.kind === 'percent' && promotion.stayFrom <= date && date <= promotion.stayUntil
  const before = isLowered ? promotedBefore : fullBefore
  const place = days[0] ? daysBetween(days[0].date, date) : 0
  return (before[place + 1] ?? 0) - (before[place] ?? 0)
}
